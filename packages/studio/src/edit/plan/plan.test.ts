// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../captions/sentences.ts';
import type { TimedWord } from '../../types.ts';
import { joinWords } from '../../captions/pieces.ts';
import { listPoints, LOOKS, subtitleStylesOf, writtenTitle } from '../../looks/index.ts';
import type { Edit } from '../../editRequest.ts';
import { CLIPS_A_MINUTE, planBroll } from './broll.ts';
import { planEdit } from './editPlan.ts';
import { PUNCH, Punches } from './punches.ts';
import { shortCues } from './shortCues.ts';
import { titleOf } from './titles.ts';

function timed(script: string, seconds = 0.4) {
  let from = 0;
  const words = script.split(/\s+/u).map((text, i): TimedWord => {
    const word = {
      text,
      start: i * seconds,
      end: (i + 0.9) * seconds,
      from,
      to: from + text.length,
    };
    from = word.to + 1;
    return word;
  });
  return { words, duration: words.length * seconds };
}

const SCRIPT =
  'Welcome to the show. Write a few lines, pick a voice, and choose who stands at the front. ' +
  'A moment later your presenter speaks every word. Nothing costs a penny.';

const script = fc
  .array(
    fc.constantFrom(
      'team',
      'we',
      'the',
      'video',
      'Grow.',
      'city,',
      'and',
      'extraordinarily',
      'a',
      'idea!',
    ),
    {
      minLength: 1,
      maxLength: 400,
    },
  )
  .map((words) => words.join(' '));
const frequency = fc.constantFrom('none', 'low', 'medium', 'high');
const type = fc.constantFrom('images', 'stock', 'mixed');

describe('B-roll', () => {
  // Specification: edit.22, effects.4
  it('has at most 5, 10 or 15 clips in any minute, without overlaps and within the video', () => {
    const pace = fc.double({ min: 0.1, max: 1, noNaN: true });
    fc.assert(
      fc.property(script, pace, frequency, type, (text, seconds, often, kind) => {
        const timeline = timed(text, seconds);
        const clips = planBroll(timeline, often, kind);
        for (const [i, { start, end }] of clips.entries()) {
          const inMinute = clips.filter(
            (clip) => clip.start >= start && clip.start < start + 60 - 1e-6,
          );
          expect(inMinute.length).toBeLessThanOrEqual(CLIPS_A_MINUTE[often]);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThan(timeline.duration);
          expect(clips[i + 1]?.start ?? Number.POSITIVE_INFINITY).toBeGreaterThan(end);
        }
      }),
    );
  });

  // Specification: effects.4
  it('shows what the sentence names, in the requested type', () => {
    const timeline = timed(SCRIPT);
    expect(planBroll(timeline, 'none', 'images')).toEqual([]);
    const images = planBroll(timeline, 'high', 'images');
    expect(images.length).toBeGreaterThan(1);
    expect(images.filter(({ kind }) => kind !== 'image')).toEqual([]);
    expect(images[0]).toMatchObject({ subject: 'pencil', label: 'Write' });
    const stock = planBroll(timeline, 'high', 'stock').map(({ kind }) => kind);
    expect(new Set(stock)).toEqual(new Set(['stock']));
    const mixed = planBroll(timeline, 'high', 'mixed').map(({ kind }) => kind);
    expect(new Set(mixed)).toEqual(new Set(['image', 'stock']));
  });
});

describe('a cut-in', () => {
  const shownIn = (text: string) =>
    planBroll(
      timed(`Here we go. ${text} That is all there was to say about it here.`, 0.5),
      'high',
      'images',
      1.5,
    )
      .filter(({ start }) => start < 1.5 + 0.5 * text.split(' ').length)
      .map(({ subject, label }) => `${label}: ${subject}`);

  it.each([
    ['Second, pick a presenter for your message today.', 'presenter: people'],
    ['Wait a second before you begin with all of it.', 'second: clock'],
    ['It is a second idea that we had over there.', 'idea: idea'],
    ['They wore a watch on the left hand that was gold.', 'watch: clock'],
    ['We watch it together on that evening by the sea.', 'watch: film'],
    ['They book a table and they eat over there at eight.', 'eat: cup'],
    ['She gave us a book about all of that, as I said.', 'book: book'],
  ])('shows a word in the right sense: %s', (text, expected) => {
    expect(shownIn(text)[0]).toBe(expected);
  });

  it.each([
    ['See it from the customer’s side of it all.', "customer's"],
    ['Und (“Überraschung!”) so war es dann da.', 'Überraschung'],
    ['यह बस एक विश्वविद्यालय है जो वह है।', 'विश्वविद्यालय'],
  ])('is labelled with a whole word: %s', (text, label) => {
    expect(shownIn(text)[0]).toMatch(new RegExp(`^${label}: `));
  });

  it('never illustrates words that only mark the order', () => {
    for (const word of ['First', 'Second', 'Third', 'Firstly', 'Secondly', 'Next', 'Last']) {
      const labels = shownIn(`${word}, write it the way that you speak and no other.`);
      expect(labels.length).toBeGreaterThan(0);
      for (const label of labels) expect(label.toLowerCase()).not.toContain(word.toLowerCase());
    }
  });

  it.each([
    ['Together we are so glad and you are here.', 'glad: shape'],
    ['We are really everywhere, and never quite alone.', 'alone: shape'],
  ])('shows no adverb: %s', (text, expected) => {
    expect(shownIn(text)[0]).toBe(expected);
  });

  it('ends with its sentence', () => {
    fc.assert(
      fc.property(script, fc.double({ min: 0.2, max: 1, noNaN: true }), (text, seconds) => {
        const timeline = timed(text, seconds);
        const sentences = sentencesOf(timeline.words);
        for (const { start, end } of planBroll(timeline, 'high', 'mixed')) {
          const own = sentences.find((words) => (words.at(-1)?.end ?? 0) + 0.3 >= end - 1e-6);
          expect(start).toBeGreaterThanOrEqual((own?.[0]?.start ?? Number.NaN) - 1e-6);
        }
      }),
    );
  });
});

describe('short captions', () => {
  // Specification: effects.1
  it('show all words in order, never more than the look allows, and never overlap', () => {
    const limits = fc.record({
      words: fc.integer({ min: 1, max: 8 }),
      lines: fc.constantFrom(1 as const, 2 as const),
    });
    fc.assert(
      fc.property(script, limits, (text, look) => {
        const cues = shortCues(timed(text), look);
        const shown = cues.flatMap(({ lines }) => lines.flat());
        expect(shown.map((word) => word.text)).toEqual(text.split(' '));
        cues.forEach(({ start, end, lines }, i) => {
          expect(lines.flat().length).toBeLessThanOrEqual(look.words * look.lines);
          expect(lines.length).toBeLessThanOrEqual(look.lines);
          expect(start).toBe(lines[0]?.[0]?.start);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual((cues[i + 1]?.start ?? Number.POSITIVE_INFINITY) + 1e-9);
        });
      }),
    );
  });
});

describe('a title', () => {
  const sentences = sentencesOf(timed(SCRIPT).words);
  const titleFrom = (words: readonly TimedWord[]) => writtenTitle(sentencesOf(words), joinWords);

  // Specification: effects.2
  it('has the text and the duration that the user entered', () => {
    const title = { text: ' Meet the spring line ', duration: 5 };
    expect(titleOf({ template: 'vivid', title }, sentences)).toEqual({
      text: 'Meet the spring line',
      seconds: 5,
    });
    expect(
      titleOf({ template: 'vivid', title: { ...title, duration: 0 } }, sentences),
    ).toBeUndefined();
  });

  it('keeps its letters whole, of which it has at most 50', () => {
    const textOf = (text: string) => titleOf({ template: 'vivid', title: { text } }, [])?.text;
    expect(textOf('😀'.repeat(50))).toBe('😀'.repeat(50));
    expect(textOf(`${'a'.repeat(49)}👋🏽 and more`)).toBe(`${'a'.repeat(49)}👋🏽`);
  });

  // Specification: effects.2
  it('is written from the script by Storyteller and Movie Night only', () => {
    expect(titleOf({ template: 'storyteller' }, sentences)).toEqual({
      text: 'Write a few lines',
      seconds: 3,
    });
    expect(titleOf({ template: 'movienight', title: { text: '  ' } }, sentences)?.text).toBe(
      'Write a few lines',
    );
    expect(titleOf({ template: 'vivid' }, sentences)).toBeUndefined();
  });

  it.each([
    ['Our app saves you 2.5 hours a week.', 'Our app saves you 2.5 hours'],
    ['Here’s how “it” works, as ever.', "Here's how it works"],
    ["Our customers’ needs, the boys' too", "Our customers' needs"],
    ['It is -5 degrees (in the U.S.).', 'It is -5 degrees in the U.S.'],
    ['Meet Ada — she leads the team.', 'Meet Ada'],
    ['Hope ❤️ grows 👋🏽 here today.', 'Hope grows here today'],
  ])('keeps the signs inside words: %s', (text, title) => {
    expect(titleFrom(timed(text).words)).toBe(title);
  });

  it.each([
    ['We meet at 9:30 on Monday.', 'We meet'],
    ['Last year we raised $3.5 million.', 'Last year we raised'],
    ['Now you all save 20% on it.', 'Now you all save'],
    ['Our team grew by 2½ people.', 'Our team grew'],
    ['$3 million came in. It was a good year.', 'It was a good year'],
  ])('ends before a word with a sign that no title may have: %s', (text, title) => {
    expect(titleFrom(timed(text).words)).toBe(title);
  });

  it.each([
    ['On your first day there is one rule: ask.', 'On your first day'],
    ['Each of the rooms was made for two people.', 'Each of the rooms was made'],
    ['Now look what it is for.', 'Now look what it is for'],
    ['It is what it is', 'It is what it is'],
  ])('ends with a word that can end one: %s', (text, title) => {
    expect(titleFrom(timed(text).words)).toBe(title);
  });

  it('has no spaces if its writing has none', () => {
    const parts = ['今天', '我们', '学习', '中文，', '明天', '休息。'];
    const { words } = timed(parts.join(' '));
    let from = 0;
    const touching = words.map((word) => {
      const to = from + word.text.length;
      const placed = { ...word, from, to };
      from = to;
      return placed;
    });
    expect(titleFrom(touching)).toBe('今天我们学习中文');
  });

  it('fits its field when written from any script', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const title = titleFrom(timed(text.trim()).words);
        expect(title.length).toBeLessThanOrEqual(50);
        expect(title).toMatch(/^[\p{L}\p{M}\p{Nd}\s.,!?'"()-]*$/u);
      }),
    );
  });
});

describe('a list', () => {
  const pointsOf = (text: string) => listPoints(sentencesOf(timed(text).words), joinWords);

  // Specification: effects.3
  it('has a point for each sentence that counts', () => {
    const points = pointsOf(
      'Three ways. First, wear it in layers. Second, mix your colours. Done.',
    );
    expect(points.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Wear it in layers'],
      [2, 'Mix your colours'],
    ]);
  });

  it.each([
    ['save 20%.', 'Save 20%'],
    ['learn C++ (or C#).', 'Learn C++ (or C#)'],
    ['mix (and match).', 'Mix (and match)'],
    ['say “hello!”', 'Say “hello!”'],
    ['यह अच्छा है।', 'यह अच्छा है'],
    ['have fun 🎉.', 'Have fun'],
  ])('loses only the punctuation at the end of a point: %s', (text, point) => {
    const points = pointsOf(`First, ${text} Second, rest well.`);
    expect(points[0]?.text).toBe(point);
  });

  it.each([
    ['Your desk is on the second floor.', 'Your desk'],
    ['We are glad that you are here.', 'We are glad'],
    ['See who it is.', 'See who it is'],
    ['You can do it all.', 'You can do it'],
  ])('ends a point that is too long with a word that can end one: %s', (text, point) => {
    expect(pointsOf(`Hello. ${text}`)[0]?.text).toBe(point);
  });

  it('drops numbers that count points, and keeps all other numbers', () => {
    const textsOf = (text: string) => pointsOf(text).map((point) => point.text);
    expect(textsOf('Step 1, wear layers. Step 2: mix colours. 3) rest well.')).toEqual([
      'Wear layers',
      'Mix colours',
      'Rest well',
    ]);
    expect(textsOf('First, 5 people came. Second step, 3 people left.')).toEqual([
      '5 people came',
      '3 people left',
    ]);
    expect(textsOf('Good news. 5 people came. 3 people left.')).toEqual([
      '5 people came',
      '3 people left',
    ]);
  });

  it('uses the sentences of a script that does not count, and never shows two points at once', () => {
    fc.assert(
      fc.property(script, (text) => {
        const points = pointsOf(text);
        expect(points.length).toBeLessThanOrEqual(9);
        points.forEach(({ number, start, end }, i) => {
          expect(number).toBe(i + 1);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(points[i + 1]?.start ?? Number.POSITIVE_INFINITY);
        });
      }),
    );
  });
});

describe('speaker framing', () => {
  // Specification: effects.11
  it('moves closer with every other sentence, and only gently', () => {
    const { words, duration } = timed(SCRIPT);
    const punches = new Punches({ words });
    const zooms = Array.from({ length: Math.floor(duration * 30) }, (_, i) =>
      punches.zoomAt(i / 30),
    );
    expect(zooms[0]).toBe(1);
    expect(Math.max(...zooms)).toBe(PUNCH);
    expect(Math.min(...zooms)).toBe(1);
    expect(zooms.at(-1)).toBe(PUNCH);
    zooms
      .slice(1)
      .forEach((zoom, i) => expect(Math.abs(zoom - (zooms[i] ?? 1))).toBeLessThan(0.02));
  });
});

describe('a plan', () => {
  const edit: Edit = {
    aiEditSettings: {
      template: 'vivid2',
      brollFrequency: 'high',
      listicleStyle: 'bg',
      subtitleHighlightColor: '#00ff00ff',
      title: { text: 'Hello', duration: 4 },
    },
    bgVideoSettings: { stroke: { color: '#ffdf06ff', width: 10 } },
    additionalFeatures: {
      applyAiEdit: true,
      addBgm: false,
      removeFillerWords: false,
      removeSilenceParts: false,
      enhanceAudio: false,
    },
    subtitleStyles: subtitleStylesOf(LOOKS.vivid2),
    additionalSettings: { soundEffectsVolume: 30, applySpeakerDetection: false },
    bgmData: { volume: 15, fadeIn: 2, fadeOut: 2 },
  };
  const timeline = { version: 1 as const, phones: [], ...timed(`${SCRIPT} ${SCRIPT}`) };
  const settings = (changes: Partial<NonNullable<Edit['aiEditSettings']>>) =>
    planEdit(
      { ...edit, aiEditSettings: { template: 'vivid2', ...edit.aiEditSettings, ...changes } },
      timeline,
    );

  it("keeps cut-ins and points out of the title's time", () => {
    const { title, clips, points } = planEdit(edit, timeline);
    expect(title).toEqual({ text: 'Hello', seconds: 4 });
    expect(clips.length).toBeGreaterThan(0);
    expect(points.length).toBeGreaterThan(0);
    for (const { start } of [...clips, ...points]) expect(start).toBeGreaterThanOrEqual(4);
  });

  // Specification: effects.3
  it('includes an effect only when it is requested', () => {
    expect(settings({ brollFrequency: 'none' }).clips).toEqual([]);
    expect(settings({ listicleStyle: 'none' }).points).toEqual([]);
    expect(settings({ listicleStyle: 'no-bg' }).listHasGround).toBe(false);
    expect(settings({ template: 'vivid' }).points).toEqual([]);
    expect(settings({ title: { text: '', duration: 3 } }).title).toBeUndefined();
    expect(planEdit(edit, timeline).punches).toBeUndefined();
    expect(planEdit(edit, timeline).caption?.highlight).toBe('#00FF00');
    const speakers = {
      ...edit,
      additionalSettings: { soundEffectsVolume: 0, applySpeakerDetection: true },
    };
    expect(planEdit(speakers, timeline).punches).not.toBeUndefined();
  });

  // Specification: effects.7
  it('plays a sound whenever something appears', () => {
    const { effects, clips, points } = planEdit(edit, timeline);
    const count = (kind: string) => effects.filter((effect) => effect.kind === kind).length;
    expect([count('pop'), count('tick'), count('whoosh')]).toEqual([
      1,
      points.length,
      clips.length,
    ]);
  });

  // Specification: effects.12
  it('leaves the picture alone when no template is applied', () => {
    const off = { ...edit, additionalFeatures: { ...edit.additionalFeatures, applyAiEdit: false } };
    for (const plan of [
      planEdit(off, timeline),
      planEdit({ ...edit, aiEditSettings: null }, timeline),
    ]) {
      expect(plan).toMatchObject({ look: undefined, clips: [], points: [], effects: [] });
      expect(plan.title).toBeUndefined();
    }
  });
});
