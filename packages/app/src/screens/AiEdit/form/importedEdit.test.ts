import { LOOK_IDS } from '@lectern/studio/looks';
import { expect, it } from 'vitest';
import { editData } from './editData.ts';
import { type AiEditForm, EMPTY_FORM, readForm } from './form.ts';
import { formReducer } from './formReducer.ts';
import { formOfEdit } from './importedEdit.ts';
import { availableTemplates } from './templates.ts';

const TEMPLATES = availableTemplates({ isBetaUser: true });

it.each(LOOK_IDS)(
  'an edit with the look %s is unchanged after a round trip through a project file',
  (template) => {
    const chosen: AiEditForm = {
      ...formReducer(EMPTY_FORM, { type: 'templateChosen', template }),
      highlightColor: '#ff8800',
      titleMode: 'manual',
      titleText: 'Spring',
      removesFillerWords: true,
      enhancesAudio: false,
      videoShape: 'circle',
      videoPosition: 'top-left',
      strokeWidth: 7,
      effectsVolume: 12,
      musicVolume: 80,
      fadeIn: 1,
      fadeOut: 4,
    };
    const edit = editData(readForm(chosen));
    const opened = formOfEdit(edit, TEMPLATES);
    expect(opened && editData(opened)).toEqual(edit);
  },
);

it('a project without an edit yields null', () => {
  expect(formOfEdit(undefined, TEMPLATES)).toBeNull();
  expect(formOfEdit('edit', TEMPLATES)).toBeNull();
});
