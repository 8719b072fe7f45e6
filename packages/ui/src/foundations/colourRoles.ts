/** A role of the theme contract and its use. */
interface ColourRole {
  /** Its path below `vars.color`. */
  path: string;
  use: string;
}

/** Roles to choose between, in the order of the page. */
export interface ColourGroup {
  title: string;
  roles: readonly ColourRole[];
}

const roles = (uses: Readonly<Record<string, string>>): ColourRole[] =>
  Object.entries(uses).map(([path, use]) => ({ path, use }));

const status = (name: string, means: string): ColourRole[] =>
  roles({
    [`${name}.fg`]: `Words and icons that say ${means}.`,
    [`${name}.bg`]: 'The ground under those words: chip, banner.',
    [`${name}.border`]: 'The hairline of that ground; decorative.',
    [`${name}.solid`]: 'Dot, ring or icon without words of its own colour.',
  });

const scene = (name: string): ColourRole[] =>
  roles({
    [`scene.${name}.bg`]: `Ground of the ${name} scene.`,
    [`scene.${name}.deep`]: 'Its shapes in shade.',
    [`scene.${name}.light`]: 'Its shapes in light.',
  });

/** Every role of the contract, once; a test checks that none is missing. */
export const COLOUR_GROUPS: readonly ColourGroup[] = [
  {
    title: 'Surfaces',
    roles: roles({
      canvas: 'The page itself.',
      surface: 'What lies on the page: panels in the flow, chips.',
      surfaceRaised: 'What lies highest: fields, menus, secondary buttons.',
      surfaceDialog: 'Dialogs.',
      surfaceSunken: 'Wells below the page: segmented control, frames that wait for a picture.',
      surfaceHover: 'Under the pointer: rows, ghost and secondary buttons.',
      surfaceSelected: 'Where you are: the current item of a navigation; tags.',
      surfacePressed: 'While it is held down.',
      canvasHover: 'Under the pointer, for rows that lie on the page itself.',
      canvasSelected: 'Where you are, for rows that lie on the page itself.',
      surfaceDisabled: 'Controls that cannot be used.',
      surfaceInverse: 'Short notices above everything: toast, tooltip.',
    }),
  },
  {
    title: 'Text',
    roles: roles({
      text: 'Headings and running text.',
      textMuted: 'Second lines, icons at rest, ghost buttons.',
      textSubtle: 'Placeholders and hints. The lightest text allowed.',
      textDisabled: 'Disabled controls only. Exempt from contrast, so never for words that matter.',
      textInverse: 'On surfaceInverse.',
      textOnAccent: 'On accent and its states.',
      textOnMedia: 'On a chip over a picture. Never on the picture itself.',
      textAccent: 'Links, tonal buttons, the tick of a chosen option.',
      linkOnInverse: 'The action of a toast.',
    }),
  },
  {
    title: 'Edges',
    roles: roles({
      border: 'Hairlines between things. Decorative: never the only edge of a control.',
      borderStrong: 'The edge of anything a person can operate.',
      borderHover: 'That edge under the pointer.',
      borderDisabled: 'That edge when it cannot be used.',
    }),
  },
  {
    title: 'Accent',
    roles: roles({
      accent: 'The primary action; a switch, checkbox or radio that is on.',
      accentHover: 'The primary action under the pointer: darker in light, lighter in dark.',
      accentPressed: 'The primary action while held down.',
      accentGraphic: 'Selection drawn as a line: tab underline, slider, ring, selected edge.',
      accentSubtle: 'Tonal button, selected chip, selected row, selected text.',
      accentSubtleHover: 'Those under the pointer.',
      accentBorder: 'The edge of a selected chip; decorative beside its tick.',
    }),
  },
  {
    title: 'Danger as an action',
    roles: roles({
      dangerSolid: 'The button that deletes.',
      dangerSolidHover: 'That button under the pointer and held down.',
      textOnDanger: 'Its words.',
    }),
  },
  {
    title: 'Focus',
    roles: roles({
      focusRing: 'The one ring, 2 px, keyboard only.',
      focusRingGap:
        'For a ring on a picture. Elsewhere the gap is clear and shows what lies below.',
    }),
  },
  {
    title: 'Status',
    roles: [
      ...status('success', 'that something is done'),
      ...status('warning', 'that something is under way or needs care'),
      ...status('danger', 'that something failed or is wrong'),
      ...status('info', 'something worth knowing'),
      ...status('neutral', 'a stage without judgement: every draft'),
    ],
  },
  {
    title: 'Over pictures',
    roles: roles({
      overlay: 'The scrim behind a dialog.',
      mediaScrim: 'Dims a picture behind a ring or a play button.',
      mediaChip: 'The chip under words on a picture: duration, visibility.',
    }),
  },
  {
    title: 'Loading and controls',
    roles: roles({
      skeleton: 'The shape of what is still loading.',
      skeletonSheen: 'The light that passes over it.',
      track: 'The unfilled part of a slider, bar or ring.',
      switchOff: 'A switch that is off.',
      knob: 'The knob of a switch or slider.',
    }),
  },
  {
    title: 'Charts',
    roles: roles({
      'chart.c1': 'First series. Use them in this order; each also differs by its label.',
      'chart.c2': 'Second series.',
      'chart.c3': 'Third series.',
      'chart.c4': 'Fourth series.',
      'chart.c5': 'Fifth series.',
      'chart.c6': 'Sixth series.',
      'chart.grid': 'Grid lines; decorative.',
      'chart.axis': 'Axis labels.',
    }),
  },
  {
    title: 'Scenes',
    roles: ['ochre', 'sky', 'clay', 'sage', 'blush', 'ink', 'stone', 'plum'].flatMap(scene),
  },
];
