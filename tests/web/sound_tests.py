"""The page's sounds by figures, beside the desktop's files. sounds.py prints them."""
import base64
import math
import os

from steps import start, verdict_on_file

MOST_DECIBELS = 2

# Makes globalThis.figuresOf(channels), globalThis.decoded(base64) and globalThis.minute(): a minute of the replay that is shown,
# from the page's own graph, at full volume. Peak: of all samples. Loudness: as in script/sounds, the RMS of the loudest 50 ms,
# of the louder side. Level: the RMS of all, both sides. Clipped: samples beyond full scale.
LISTENING = """(() => {
  const rate = 44100;
  const rms = (data, from, to) => {
    let sum = 0;
    for (let i = from; i < to; ++i) sum += data[i] * data[i];
    return Math.sqrt(sum / Math.max(1, to - from));
  };
  globalThis.figuresOf = channels => {
    const part = Math.round(0.05 * rate), step = part / 5;
    let peak = 0, clipped = 0, loudness = 0, power = 0;
    for (const data of channels) {
      for (const sample of data) {
        peak = Math.max(peak, Math.abs(sample));
        if (Math.abs(sample) > 1) ++clipped;
      }
      for (let i = 0; i === 0 || i + part <= data.length; i += step) loudness = Math.max(loudness, rms(data, i, Math.min(i + part, data.length)));
      power += rms(data, 0, data.length) ** 2;
    }
    return {seconds: channels[0].length / rate, peak, loudness, level: Math.sqrt(power / channels.length), clipped};
  };
  const channelsOf = buffer => Array.from({length: buffer.numberOfChannels}, (_, i) => buffer.getChannelData(i));
  const bytesOf = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const figuresIn = async bytes => figuresOf(channelsOf(await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)));
  globalThis.decoded = text => figuresIn(bytesOf(text).buffer);
  globalThis.packed = async name => {
    const {dataset, textContent} = document.getElementById(`file:${name}.flac`);
    if (dataset.packed !== 'gzip') return decoded(textContent);
    const plain = new Blob([bytesOf(textContent)]).stream().pipeThrough(new DecompressionStream('gzip'));
    return figuresIn(await new Response(plain).arrayBuffer());
  };
  globalThis.minute = async () => {
    const frames = 3600;
    const offline = new OfflineAudioContext(2, rate * (frames / 60 + 2), rate);
    Object.defineProperty(offline, 'state', {value: 'running'});
    globalThis.AudioContext = function () { return offline; };
    const page = arkanong;
    page.step = () => {};
    const volume = document.getElementById('volume');
    volume.value = 100;
    volume.dispatchEvent(new Event('input'));
    await page.sounds.begin();
    page.game.seek(page.show, 0);
    let count = 0, most = 0;
    for (let frame = 0; frame < frames; ++frame) {
      const cues = [];
      page.game.advance(page.show, 1 / 60, 1);
      page.game.sounds(page.show, (...cue) => cues.push(cue));
      if (cues.length === 0) continue;
      count += cues.length;
      most = Math.max(most, cues.length);
      offline.suspend(frame / 60 + 0.001).then(() => { for (const cue of cues) page.sounds.start(...cue); offline.resume(); });
    }
    return {...figuresOf(channelsOf(await offline.startRendering())), count, most};
  };
})()"""


def base64_of(path):
    with open(path, "rb") as file:
        return base64.b64encode(file.read()).decode()


def decibels(value, other=1.0):
    return 20 * math.log10(value / other) if value > 0 else -120.0


def told(name, figures):
    return (f"{name:16} {figures['seconds']:6.2f} s  peak {figures['peak']:.2f}  loudness {figures['loudness']:.3f}  "
            f"level {decibels(figures['level']):6.1f} dB  clipped {figures['clipped']}")


def sounds_as_loud_as_the_desktop(browser):
    """Each of the page's sounds is as loud as its file of the desktop."""
    start(browser)
    browser.evaluate(LISTENING)
    names = browser.evaluate("[...document.querySelectorAll('[id$=\".flac\"]')].map(e => e.id.slice(5, -5))")
    for name in names:
        own = browser.evaluate(f"packed('{name}')")
        desktop = browser.evaluate(f"decoded('{base64_of(os.path.join(browser.sounds, name + '.flac'))}')")
        louder = decibels(own["loudness"], desktop["loudness"])
        print(f"        {told(name, own)}; desktop: peak {desktop['peak']:.2f}  loudness {desktop['loudness']:.3f}; {louder:+.1f} dB")
        assert own["clipped"] == 0, name
        assert abs(louder) < MOST_DECIBELS, name


def mixes_without_clipping(browser):
    """A minute of the page's sounds, as its own audio graph mixes them, clips nowhere and is as loud as with the desktop's files."""
    if not browser.evaluate("'suspend' in OfflineAudioContext.prototype"):
        print(f"        left out: {browser.name} cannot stop an OfflineAudioContext")
        return
    heard = []
    for files in ("page", "desktop"):
        start(browser)
        verdict_on_file(browser, browser.replays["mutators-1"], browser.drop)
        browser.evaluate(LISTENING)
        if files == "desktop":
            for name in browser.evaluate("[...document.querySelectorAll('[id$=\".flac\"]')].map(e => e.id.slice(5, -5))"):
                browser.evaluate(f"(() => {{ const e = document.getElementById('file:{name}.flac'); e.dataset.packed = ''; "
                                 f"e.textContent = '{base64_of(os.path.join(browser.sounds, name + '.flac'))}'; }})()")
        bound, browser.bound = browser.bound, 120
        heard.append(browser.evaluate("minute()"))
        browser.bound = bound
        print(f"        {told(files + chr(39) + 's files', heard[-1])}; {heard[-1]['count']} sounds, at most {heard[-1]['most']} in a frame")
    own, desktop = heard
    assert own["clipped"] == 0, own
    assert abs(decibels(own["level"], desktop["level"])) < MOST_DECIBELS, (own, desktop)


TESTS = [sounds_as_loud_as_the_desktop, mixes_without_clipping]
