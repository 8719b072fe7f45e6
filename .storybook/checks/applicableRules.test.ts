// @vitest-environment jsdom
import axe from 'axe-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesWithoutElements } from './applicableRules.ts';
import { readAudit } from './audit.ts';

const audit = readAudit();
if (!audit) throw new Error('axe keeps no record of its rules.');

/** Faults of many kinds, each in elements of a different rule, some nested in others. */
const FAULTS = [
  '<button></button>',
  '<input type="text">',
  '<input type="image" src="x.png">',
  '<select><option>One</option></select>',
  '<img src="x.png">',
  '<svg role="img"></svg>',
  '<a href="/films"></a>',
  '<ul><p>No item</p></ul>',
  '<li>Without a list</li>',
  '<dl><dd>Without a term</dd></dl>',
  '<table><tr><th></th></tr></table>',
  '<h1></h1><h4>Skips two</h4>',
  '<video src="x.mp4"></video>',
  '<object data="x"></object>',
  '<main></main><main></main>',
  '<div role="dialog"></div>',
  '<div role="slider" tabindex="0"></div>',
  '<div role="listbox"><b>No option</b></div>',
  '<div role="nothing"></div>',
  '<p aria-label="Films" aria-nothing="true">Words</p>',
  '<div aria-hidden="true"><button>Hidden</button></div>',
  '<i id="same"></i><i id="same" aria-labelledby="gone">Twice</i>',
  '<p lang="xx-invalid">Words</p>',
  '<div tabindex="3">First</div>',
  '<marquee>Moves</marquee><blink>Blinks</blink>',
  '<div accesskey="s"></div><div accesskey="s"></div>',
  '<p style="font-size: 16px; letter-spacing: 1px !important">Words</p>',
  '<p style="font-size: 16px; letter-spacing: 1px">Words</p>',
];

async function violations(off: readonly string[]) {
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const found = await axe.run(document.body, {
    // Needs a page with layout, which jsdom does not have.
    rules: { ...rules, 'color-contrast': { enabled: false } },
    preload: false,
  });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

test('axe finds the same faults without the rules that match no element in the page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(FAULTS), async (faults) => {
      document.body.innerHTML = faults.join('');
      expect(await violations(rulesWithoutElements(audit))).toEqual(await violations([]));
    }),
    { numRuns: 12, examples: [[FAULTS], [[]]] },
  );
});

test('spacing that no other style can change is found, and the spacing rule is disabled for any other', async () => {
  const RULE = 'avoid-inline-spacing';
  document.body.innerHTML = '<p style="font-size: 16px; letter-spacing: 1px !important">Words</p>';
  expect(rulesWithoutElements(audit)).not.toContain(RULE);
  expect((await violations([])).map(([id]) => id)).toContain(RULE);
  document.body.innerHTML = '<p style="font-size: 16px; letter-spacing: 1px">Words</p>';
  expect(rulesWithoutElements(audit)).toContain(RULE);
});

test('a page with one button disables most rules, and keeps those for buttons', () => {
  document.body.innerHTML = '<button>Save</button>';
  const off = rulesWithoutElements(audit);
  expect(off).toContain('image-alt');
  expect(off).not.toContain('button-name');
  expect(off.length).toBeGreaterThan(audit.rules.length / 2);
});
