// The game's sounds by Web Audio, from the first tap or key on. Names without a file here are silent.

import { choices } from "./choices.mjs";
import { packedFile } from "./files.mjs";

/// The files of assets/sounds that the build packs into the page.
const names = ["paddle", "wall", "brick", "brick-break", "hexagon", "serve", "smash", "convert", "shield-hit", "shield-broken", "ball-lost", "goal", "countdown"];

const most = 24; ///< Sounds at once.
const priorities = 5; ///< Of ark_soundList().
const parts = 16;
/// The desktop plays a sound in the middle with 0.6 in each ear and one at a side with 1; a StereoPanner with 0.71 and 1.
const asDesktop = 0.9;

/// The highest amplitude of a sound from each of its parts to its end.
const remainingPeaks = buffer => {
  const peaks = new Float32Array(parts);
  const samples = buffer.getChannelData(0);
  for (let i = samples.length - 1; i >= 0; --i) {
    const part = Math.floor((i * parts) / samples.length);
    peaks[part] = Math.max(peaks[part] || (peaks[part + 1] ?? 0), Math.abs(samples[i]));
  }
  return peaks;
};

export class Sounds {
  #context = null;
  #volume = null;
  #buses = [];          // One for each priority.
  #files = new Map();   // {buffer, peaks} by name.
  #voices = new Set();  // What plays now: {file, priority, pitch, volume, begun}.

  /// How many of the files are ready.
  get ready() {
    return this.#files.size;
  }

  /// Browsers allow sound only after the person has done something.
  async begin() {
    if (this.#context) return void this.#context.resume?.();
    const Context = globalThis.AudioContext;
    if (!Context) return;
    try {
      this.#context = new Context({ latencyHint: "interactive" });
    } catch {
      return; // The machine has no sound, or not any more.
    }
    const bus = to => {
      const gain = this.#context.createGain();
      gain.connect(to);
      return gain;
    };
    this.#volume = bus(this.#context.destination);
    for (let i = 0; i < priorities; ++i) this.#buses.push(bus(this.#volume));
    this.adjust();
    for (const name of names) {
      const bytes = await packedFile(name + ".flac");
      if (!bytes) continue;
      const buffer = await this.#context.decodeAudioData(bytes.buffer);
      this.#files.set(name, { buffer, peaks: remainingPeaks(buffer) });
    }
  }

  /// After a change of choices.volume or choices.muted.
  adjust() {
    if (this.#volume) this.#volume.gain.value = choices.muted ? 0 : choices.volume / 100;
  }

  /// As on the desktop (priorityGains()) the sum of all sounds stays within full scale: from the highest priority down, each
  /// may take three quarters of what is left.
  #balance() {
    const now = this.#context.currentTime;
    const sums = new Array(priorities).fill(0);
    for (const { file, priority, pitch, volume, begun } of this.#voices) {
      const part = Math.floor((((now - begun) * pitch) / file.buffer.duration) * parts);
      sums[priority] += volume * file.peaks[Math.min(part, parts - 1)];
    }
    let left = 1;
    for (let i = priorities - 1; i >= 0; --i) {
      const gain = Math.min(1, (0.75 * left) / sums[i]);
      this.#buses[i].gain.setTargetAtTime(gain, now, 0.002); // A step would click.
      left -= sums[i] * gain;
    }
  }

  start = (name, pitch, pan, volume, priority) => {
    const file = this.#files.get(name);
    if (!file || choices.muted || this.#voices.size >= most || this.#context.state !== "running") return;
    const source = this.#context.createBufferSource();
    source.buffer = file.buffer;
    source.playbackRate.value = pitch;
    const gain = this.#context.createGain();
    gain.gain.value = volume * asDesktop;
    const panner = this.#context.createStereoPanner();
    panner.pan.value = pan;
    source.connect(gain).connect(panner).connect(this.#buses[priority]);
    const voice = { file, priority, pitch, volume, begun: this.#context.currentTime };
    this.#voices.add(voice);
    this.#balance();
    source.onended = () => {
      this.#voices.delete(voice);
      this.#balance();
      panner.disconnect();
    };
    source.start();
  };

  /// While the page is hidden.
  rest() {
    this.#context?.suspend();
  }
}
