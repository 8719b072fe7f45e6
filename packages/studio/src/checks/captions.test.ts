import { describe, expect, it } from 'vitest';
import { buildCues } from '../captions/cues.ts';
import { toWebVtt } from '../captions/webVtt.ts';
import type { TimedWord } from '../types.ts';
import { checkCaptions } from './captions.ts';
import { failures } from './report.ts';

const SCRIPT =
  'Fish & chips are <not> the only dish. There are many more, as everybody here knows.';

const words = Array.from(SCRIPT.matchAll(/\S+/g), (match, i): TimedWord => {
  const [text] = match;
  return {
    text,
    start: i * 0.4,
    end: i * 0.4 + 0.35,
    from: match.index,
    to: match.index + text.length,
  };
});
const vtt = toWebVtt(buildCues({ words, duration: words.length * 0.4 }));

describe('checkCaptions', () => {
  it("passes the studio's own files", () => {
    expect(failures(checkCaptions(vtt, SCRIPT, { words }))).toEqual([]);
  });

  it('reports a word that is missing or out of order', () => {
    expect(failures(checkCaptions(vtt.replace('many', ''), SCRIPT, { words }))).toContain(
      'caption words',
    );
    const swapped = vtt.replace('many more', 'more many');
    expect(failures(checkCaptions(swapped, SCRIPT, { words }))).toContain('caption words');
  });

  it('reports cues that are late', () => {
    const late = { words: words.map((word) => ({ ...word, start: word.start - 0.25 })) };
    expect(failures(checkCaptions(vtt, SCRIPT, late))).toContain('caption starts');
  });

  it('reports lines that are too long or too many', () => {
    const long = vtt.replaceAll(/([a-z,])\n([a-z])/g, '$1 $2');
    expect(failures(checkCaptions(long, SCRIPT, { words }))).toContain('caption line length');
    const tall = vtt.replace('dish.', 'dish.\n\u2060\n\u2060');
    expect(failures(checkCaptions(tall, SCRIPT, { words }))).toContain('caption lines');
  });
});
