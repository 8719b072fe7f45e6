import {
  BROLL_FREQUENCIES,
  BROLL_TYPES,
  LISTICLE_STYLES,
  POSITIONS,
  VIDEO_SHAPES,
} from '@lectern/api-client';
import { AI_EDIT, requestFaults } from '@lectern/api-client/testing';
import { LOOK_IDS, type LookId } from '@lectern/studio/looks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editData } from './editData.ts';
import { type AiEditForm, EMPTY_FORM, readForm, TITLE_MODES } from './form.ts';
import { remainingMessages } from '../../../lib/forms/useMessages.ts';
import { formErrors } from './formMessages.ts';
import {
  addsMusic,
  type FormAction,
  type FormChange,
  formReducer,
  openForm,
} from './formReducer.ts';
import { availableTemplates } from './templates.ts';

/** Contract violations of the request that sends a form. */
const faults = (form: AiEditForm) =>
  requestFaults({
    method: 'POST',
    url: '/videos/vid_1/ai-edit',
    headers: new Headers({ 'content-type': 'application/json', authorization: 'Bearer t' }),
    body: JSON.stringify(editData(form)),
  });

const template = fc.constantFrom(...LOOK_IDS);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '',
    '😀'.repeat(5000),
    '<b>Hi</b>',
    '“Über” – 1️⃣ ❤️…',
    '𝒜'.repeat(60),
    "Don't (stop)!",
  ),
);
const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 9.95, 999.4, 1e21),
);
const color = fc.oneof(
  fc.constantFrom('#fff', '#EACB1F', '#ffdf06ff'),
  fc.string({ maxLength: 9 }),
);

/** Anything the page's fields can report, and worse. */
const changes: fc.Arbitrary<FormChange> = fc.record(
  {
    appliesEdit: fc.boolean(),
    brollFrequency: fc.constantFrom(...BROLL_FREQUENCIES),
    brollType: fc.constantFrom(...BROLL_TYPES),
    listicleStyle: fc.constantFrom(...LISTICLE_STYLES),
    highlightColor: color,
    titleDuration: fc.option(anyNumber),
    videoShape: fc.constantFrom(...VIDEO_SHAPES),
    videoPosition: fc.constantFrom(...POSITIONS),
    strokeColor: color,
    strokeWidth: fc.option(anyNumber),
    wantsMusic: fc.boolean(),
    removesFillerWords: fc.boolean(),
    removesSilences: fc.boolean(),
    enhancesAudio: fc.boolean(),
    effectsVolume: anyNumber,
    detectsSpeakers: fc.boolean(),
    musicVolume: anyNumber,
    fadeIn: fc.option(anyNumber),
    fadeOut: fc.option(anyNumber),
  },
  { requiredKeys: [] },
);

const actions: fc.Arbitrary<FormAction> = fc.oneof(
  fc.record({ type: fc.constant('templateChosen' as const), template }),
  fc.record({ type: fc.constant('titleTyped' as const), text: anyText }),
  fc.record({
    type: fc.constant('titleModeChosen' as const),
    mode: fc.constantFrom(...TITLE_MODES),
  }),
  fc.record({ type: fc.constant('changed' as const), change: changes }),
);
const anyForm = fc
  .tuple(fc.oneof(fc.constant(EMPTY_FORM), fc.anything().map(readForm)), fc.array(actions))
  .map(([start, done]) => done.reduce(formReducer, start));

const after = (...done: FormAction[]) => done.reduce(formReducer, EMPTY_FORM);
const choose = (id: LookId): FormAction => ({ type: 'templateChosen', template: id });
const changed = (change: FormChange): FormAction => ({ type: 'changed', change });
const typed = (text: string): FormAction => ({ type: 'titleTyped', text });
const mode = (value: 'ai' | 'manual'): FormAction => ({ type: 'titleModeChosen', mode: value });

describe('any choices in any order', () => {
  // Specification: edit.1, edit.15
  test('make an edit that the contract allows, once a template is chosen or none is applied', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        fc.pre(form.template !== null || !form.appliesEdit);
        expect(faults(form)).toEqual([]);
      }),
    );
  });

  test('violate the contract only by the missing template if none is chosen', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const bare = { ...form, template: null, appliesEdit: true };
        expect(faults(bare)).toEqual([
          expect.stringContaining('/aiEditSettings must be object'),
          expect.stringContaining('must match "then" schema'),
        ]);
      }),
    );
  });

  test('read back from their draft as the same form', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
      }),
    );
  });

  test('can be sent unless a number is empty', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const empty = [form.strokeWidth, form.fadeIn, form.fadeOut].includes(null);
        if (!empty) expect(formErrors(form)).toEqual({});
      }),
    );
  });

  // Specification: edit.12
  test('have no music with Chill Guy, which leaves the music choice unchanged', () => {
    fc.assert(
      fc.property(anyForm, template, (form, next) => {
        const chill = formReducer(form, choose('chillguy'));
        expect(editData(chill).additionalFeatures.addBgm).toBe(false);
        fc.pre(next !== 'chillguy');
        expect(addsMusic(formReducer(chill, choose(next)))).toBe(form.wantsMusic);
      }),
    );
  });
});

describe('the defaults of section 3', () => {
  // Specification: edit.2, edit.21
  test('apply before anything is chosen', () => {
    expect(editData(EMPTY_FORM)).toEqual({ ...AI_EDIT, aiEditSettings: null });
  });
});

describe('choosing a template', () => {
  // Specification: edit.8, edit.20, edit.21
  test.each(['vivid', 'vivid2'] as const)(
    '%s defaults the highlight colour to yellow and the title duration to 3',
    (id) => {
      expect(editData(after(choose(id))).aiEditSettings).toMatchObject({
        template: id,
        subtitleHighlightColor: '#eacb1fff',
        title: { text: '', duration: 3 },
      });
    },
  );

  // Specification: edit.9
  test('satisfying defaults position, shape and stroke, and resets an invalid width', () => {
    expect(editData(after(choose('satisfying'))).bgVideoSettings).toEqual({
      position: 'top-right',
      shape: 'square',
      stroke: { color: '#ffdf06ff', width: 10 },
    });
    expect(after(changed({ strokeWidth: Number.NaN }), choose('satisfying')).strokeWidth).toBe(10);
    expect(after(changed({ strokeWidth: 4 }), choose('satisfying')).strokeWidth).toBe(4);
  });

  // Specification: entities.20, edit.10
  test.each(LOOK_IDS)(
    '%s applies the edit without hook and B-roll, with its own captions',
    (id) => {
      const form = after(
        changed({ appliesEdit: false, addsHook: true, addsBroll: true }),
        choose(id),
      );
      const data = editData(form);
      expect(data.additionalFeatures).toMatchObject({
        applyAiEdit: true,
        addHook: false,
        addBroll: false,
        addBgm: id !== 'chillguy',
      });
      expect(data.subtitleStyles.template).toBe(id);
    },
  );

  // Specification: edit.10
  test('merges its features into those that were chosen', () => {
    const chosen = changed({ enhancesAudio: false, removesSilences: true });
    expect(after(chosen, choose('impact'))).toMatchObject({
      enhancesAudio: false,
      removesSilences: true,
    });
    expect(after(chosen, choose('bulletin'))).toMatchObject({
      enhancesAudio: true,
      removesSilences: true,
    });
  });

  test('keeps what the user decided', () => {
    const form = after(
      choose('vivid'),
      changed({ highlightColor: '#b91c3aff', titleDuration: 8, brollFrequency: 'high' }),
      choose('vivid2'),
    );
    expect(editData(form).aiEditSettings).toMatchObject({
      brollFrequency: 'high',
      subtitleHighlightColor: '#b91c3aff',
      title: { duration: 8 },
    });
  });

  test.each(['clean', 'bulletin'] as const)('%s has nothing to personalize, so no title', (id) => {
    const settings = editData(after(choose('vivid'), typed('Hello'), choose(id))).aiEditSettings;
    expect(settings).toMatchObject({ template: id });
    expect(settings).not.toHaveProperty('title');
    expect(settings).not.toHaveProperty('subtitleHighlightColor');
  });
});

describe.each(['storyteller', 'movienight'] as const)('the title of %s', (id) => {
  const title = (form: AiEditForm) => editData(form).aiEditSettings?.title?.text;

  test('is generated at first, and written by the user in manual mode', () => {
    const form = after(choose(id));
    expect([form.titleMode, title(form)]).toEqual(['ai', '']);
    expect(title(after(choose(id), mode('manual'), typed('Mine')))).toBe('Mine');
  });

  // Specification: edit.11
  test('is cleared when switching back', () => {
    const form = after(choose(id), mode('manual'), typed('Mine'), mode('ai'));
    expect(form.titleText).toBe('');
    expect(formReducer(form, mode('manual')).titleText).toBe('');
  });

  test('keeps text written for another template', () => {
    expect(title(after(choose('vivid'), typed('Mine'), choose(id)))).toBe('Mine');
  });
});

describe('the page opens', () => {
  const available = availableTemplates({ isBetaUser: false });

  // Specification: edit.7
  test.each([undefined, null, {}, 'vivid'])(
    'with the first template, medium B-roll and a list background if a video has no settings (%j)',
    (settings) => {
      expect(openForm(settings, available)).toMatchObject({
        template: available[0]?.template,
        brollFrequency: 'medium',
        listicleStyle: 'bg',
      });
    },
  );

  // Specification: edit.6
  test("with the video's own settings", () => {
    const aiEditSettings = {
      template: 'storyteller',
      brollType: 'stock',
      brollFrequency: 'high',
      subtitleHighlightColor: '#2f80edff',
      title: { text: 'Once', duration: 5 },
    };
    const form = openForm(aiEditSettings, available);
    expect(editData(form).aiEditSettings).toEqual(aiEditSettings);
  });

  // Specification: edit.6
  test("and treats its highlight as a choice only if it differs from the template's own", () => {
    const reopened = (highlight?: string) => {
      const form = after(
        choose('vivid'),
        ...(highlight ? [changed({ highlightColor: highlight })] : []),
      );
      const opened = openForm(editData(form).aiEditSettings, available);
      return editData(formReducer(opened, choose('chillguy2'))).aiEditSettings;
    };
    expect(reopened()).toEqual(
      expect.objectContaining({ subtitleHighlightColor: '#7a2e14ff', template: 'chillguy2' }),
    );
    expect(reopened('#2f80edff')).toMatchObject({ subtitleHighlightColor: '#2f80edff' });
  });

  test.each(['kinetic', 'gone', 7])(
    'without a template if the video has one that the user may not use (%j)',
    (template) => {
      expect(openForm({ template }, available).template).toBeNull();
    },
  );
});

describe('validation errors', () => {
  // Specification: edit.17
  test.each([
    [after(choose('vivid'), changed({ fadeIn: null })), { fadeIn: "'Fade in' is required" }],
    [after(choose('vivid'), changed({ fadeOut: null })), { fadeOut: "'Fade out' is required" }],
    [after(choose('vivid'), changed({ fadeIn: null, wantsMusic: false })), {}],
    [after(choose('chillguy'), changed({ fadeIn: null })), {}],
    [
      after(choose('satisfying'), changed({ strokeWidth: null })),
      { strokeWidth: "'Stroke width' is required" },
    ],
    [after(choose('vivid'), changed({ strokeWidth: null, titleDuration: null })), {}],
    [
      { ...EMPTY_FORM, fadeIn: 11, titleText: 'x'.repeat(51) },
      {
        fadeIn: "'Fade in' must be between 0 and 10",
        titleText: "'Title' cannot be longer than 50 characters",
      },
    ],
  ])('are reported by field (%#)', (form, errors) => {
    expect(formErrors(form)).toEqual(errors);
  });

  test('disappear once corrected, and appear only after a rejected submit', () => {
    const refused = after(choose('vivid'), changed({ fadeIn: null, fadeOut: null }));
    const said = formErrors(refused);
    const mended = formReducer(refused, changed({ fadeIn: 4 }));
    expect(remainingMessages(said, () => formErrors(refused))).toEqual(said);
    expect(remainingMessages(said, () => formErrors(mended))).toEqual({
      fadeOut: "'Fade out' is required",
    });
    expect(remainingMessages({}, () => formErrors(refused))).toEqual({});
  });
});
