import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilmPart, FilmProgress } from '../../../backend/BackendContext.ts';
import { filmView } from './filmView.ts';

type State = FilmPart['state'];
const shares = { kept: 1, made: 1, working: 0.5, waiting: 0 };

/** Returns a film whose parts are 8 s long. */
function film(reason: FilmProgress['reason'], ...states: State[]): FilmProgress {
  const parts = states.map((state, at): FilmPart => {
    return { start: at * 8, end: at * 8 + 8, state, share: shares[state] };
  });
  return { parts, reason, isEdit: false };
}

const some = (count: number, state: State) => Array.from({ length: count }, () => state);

describe('a resumed render', () => {
  it('states where it resumes, how much of the film existed, and how much is finished', () => {
    const states: State[] = [...some(15, 'kept'), ...some(2, 'made'), 'working', 'working'];
    expect(filmView(film('resumption', ...states, ...some(5, 'waiting')))).toMatchObject({
      heading: 'Resuming at 63\u00A0%',
      lead: 'The first 2:00 were already made.',
      keptLabel: 'Kept from last time',
      done: 17,
      total: 24,
      made: 136,
      seconds: 192,
    });
  });

  it('does not call parts the first ones if they are not', () => {
    expect(filmView(film('resumption', 'waiting', 'kept', 'kept'))).toMatchObject({
      lead: '0:16 were already made.',
      made: 16,
    });
  });

  it('keeps the render’s own message if nothing was kept', () => {
    expect(filmView(film('resumption', 'made', 'working', 'waiting'))).toMatchObject({
      heading: null,
      lead: null,
      isResumption: false,
      made: 8,
    });
  });

  it('reserves 100 % for the finished video', () => {
    expect(filmView(film('resumption', 'kept'))?.heading).toBe('Resuming at 99\u00A0%');
  });
});

describe('a changed film', () => {
  it('states the length that is made', () => {
    const changed = film('change', ...some(9, 'kept'), 'working', ...some(14, 'kept'));
    expect(filmView(changed)).toMatchObject({
      heading: 'Only the changed 8\u00A0seconds are made',
      lead: 'The other 3:04 are used again.',
      keptLabel: 'Used again',
      percentOfNew: 50,
      made: 184,
    });
  });

  it('states minutes from one minute on, and uses the singular for one second', () => {
    const long = filmView(film('change', 'kept', ...some(10, 'waiting')));
    expect(long?.heading).toBe('Only the changed 1:20 are made');
    const part = { start: 0, end: 8, state: 'kept', share: 1 } as const;
    const parts = [part, { start: 8, end: 8.6, state: 'waiting', share: 0 } as const];
    const short = filmView({ parts, reason: 'change', isEdit: true });
    expect(short?.heading).toBe('Only the changed second is made');
  });

  it('keeps the render’s own message if nothing has to be drawn', () => {
    expect(filmView(film('change', 'kept', 'kept'))).toMatchObject({
      heading: null,
      lead: 'All 0:16 are used again.',
      percentOfNew: 100,
    });
  });
});

it('a new film states what it shares with another one', () => {
  expect(filmView(film('sharing', 'kept', 'kept', 'waiting'))).toMatchObject({
    heading: null,
    lead: '0:16 were already made for another video.',
    keptLabel: 'Used again',
    isChange: false,
    isResumption: false,
  });
});

it('is null without parts', () => {
  expect(filmView(null)).toBeNull();
  expect(filmView(film('change'))).toBeNull();
});

it('counts finished parts as made, wherever they are', () => {
  const states = fc.array(fc.constantFrom<State>('kept', 'made', 'working', 'waiting'), {
    minLength: 1,
    maxLength: 450,
  });
  const reasons = fc.constantFrom<FilmProgress['reason']>('change', 'resumption', 'sharing');
  fc.assert(
    fc.property(reasons, states, (reason, list) => {
      const view = filmView(film(reason, ...list));
      const unmade = list.filter((state) => state === 'working' || state === 'waiting');
      expect(view?.made).toBe(8 * (list.length - unmade.length));
      expect(view?.percentOfNew).toBeGreaterThanOrEqual(0);
      expect(view?.percentOfNew).toBeLessThanOrEqual(100);
    }),
  );
});
