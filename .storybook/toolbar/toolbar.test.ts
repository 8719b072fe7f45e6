// @vitest-environment jsdom
import { OPERATION_IDS } from '@lectern/api-client/contract';
import { storyEndpoints } from '@lectern/mocks/handlers';
import { afterEach, describe, expect, it } from 'vitest';
import { ANSWERS, answerHandler, type AnswerName, readAnswer, readDelay } from './chosenAnswer.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { applyLook } from './look.ts';
import { spokenLabel } from './namesOverlay.ts';

const ENDPOINT = 'http://localhost/api/projects';

async function answered(answer: AnswerName) {
  const handler = answerHandler(storyEndpoints('default').listProjects, answer);
  const run = async () => {
    const result = await handler.run({ request: new Request(ENDPOINT), requestId: '1' });
    return result?.response;
  };
  return [await run(), await run()];
}

afterEach(() => {
  document.body.replaceChildren();
  applyLook({});
});

describe('the toolbar', () => {
  it('starts with a value that each of its menus offers', () => {
    const offered = Object.entries(globalTypes).map(([name, { toolbar }]) => [
      name,
      (toolbar?.items ?? []).flatMap((item) => (typeof item === 'string' ? [] : [item.value])),
    ]);
    for (const [name, value] of Object.entries(initialGlobals)) {
      expect(Object.fromEntries(offered)[name]).toContain(value);
    }
    expect(Object.keys(globalTypes).toSorted()).toEqual(Object.keys(initialGlobals).toSorted());
  });

  // Storybook shows the label of a chosen item on the bar, and no label if the value is a menu's reset.
  it('shows only an icon for default values', () => {
    const usual = Object.entries(globalTypes).map(([name, { toolbar }]) => [
      name,
      (toolbar?.items ?? []).flatMap((item) =>
        typeof item !== 'string' && item.type === 'reset' ? [item.value] : [],
      ),
    ]);
    expect(Object.fromEntries(usual)).toEqual(
      Object.fromEntries(Object.entries(initialGlobals).map(([name, value]) => [name, [value]])),
    );
  });

  it.each([
    ['150', '150%'],
    [200, '200%'],
    ['100', ''],
    ['900', ''],
  ])('shows text of %s per cent', (textSize, expected) => {
    applyLook({ textSize });
    expect(document.documentElement.style.fontSize).toBe(expected);
  });

  it('shows a grid over the page, only once, and removes it', () => {
    applyLook({ overlay: 'grid' });
    applyLook({ overlay: 'grid' });
    expect(document.querySelectorAll('#workbench-grid')).toHaveLength(1);
    applyLook({ overlay: 'none' });
    expect(document.querySelectorAll('#workbench-grid')).toHaveLength(0);
  });
});

describe('the response of one operation', () => {
  it('is read from an address, if it names one', () => {
    expect(readAnswer('listProjects', '500-once')).toEqual({
      id: 'listProjects',
      answer: '500-once',
    });
    expect(readAnswer('none', '500')).toBeNull();
    expect(readAnswer('listProjects', 'toString')).toBeNull();
    expect(OPERATION_IDS.filter((id) => readAnswer(id, 'empty') === null)).toEqual([]);
  });

  it('is returned as often as it says', async () => {
    const statuses = async (answer: AnswerName) =>
      (await answered(answer)).map((response) => response?.status);
    expect(await statuses('404')).toEqual([404, 404]);
    expect(await statuses('500-once')).toEqual([500, undefined]);
    expect(await statuses('empty')).toEqual([200, 200]);
    expect((await answered('offline'))[0]?.type).toBe('error');
  });

  it('is a variant of the endpoint, or a status', () => {
    for (const answer of Object.keys(ANSWERS) as AnswerName[]) {
      expect(answerHandler(storyEndpoints('default').login, answer).info.header).toContain('login');
    }
  });

  it('takes the time that an address names', () => {
    expect(['none', '2000', 'never', 'nonsense', undefined].map(readDelay)).toEqual([
      0,
      2_000,
      'infinite',
      0,
      0,
    ]);
  });
});

describe('names and roles', () => {
  const labelOf = (html: string) => {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild;
    return element && spokenLabel(element);
  };

  it.each([
    ['<button aria-pressed="true">Mute</button>', 'button, “Mute”, pressed'],
    ['<button disabled>Continue</button>', 'button, “Continue”, disabled'],
    ['<h2>Voices</h2>', 'heading 2, “Voices”'],
    ['<input type="checkbox" aria-label="Captions" checked>', 'checkbox, “Captions”, checked'],
    ['<a href="/x" aria-label="My Videos">x</a>', 'link, “My Videos”'],
    ['<nav></nav>', 'navigation'],
    ['<div>Words</div>', null],
    ['<span role="presentation">x</span>', null],
  ])('are announced for %s', (html, label) => expect(labelOf(html)).toBe(label));
});
