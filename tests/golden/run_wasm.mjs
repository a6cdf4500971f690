// Runs a WebAssembly program without arguments or files: node --experimental-wasi-unstable-preview1 run_wasm.mjs PROGRAM
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: ['program'] });
const program = await WebAssembly.compile(await readFile(process.argv[2]));
wasi.start(await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport }));
