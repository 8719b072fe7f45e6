/** The situation, in everyday words; the component to use; what distinguishes it from its neighbours. */
export type Choice = readonly [when: string, component: string, because: string];

/**
 * Components that are easily confused, by what they are needed for. Each component's page says when to use
 * something else; here they are side by side. A test checks the names against the workbench.
 */
export const CHOICES = {
  oneOf: [
    [
      'Two or three views of the same thing',
      'SegmentedControl',
      'All visible, one always selected; takes effect at once. Not part of a form.',
    ],
    ['A few sections of a page, viewed one at a time', 'Tabs', 'Each tab has its own content.'],
    [
      'Two to six options in a form',
      'RadioGroup',
      'All visible, so they can be compared; each may have a description or a picture.',
    ],
    [
      'Four to twenty values in little space',
      'Select',
      'One line until it is opened; the list can be scanned at a glance.',
    ],
    ['More than twenty values that people know by name', 'ComboBox', 'Typing narrows the list.'],
    [
      'Pictures that say more than their names',
      'ChoiceGrid',
      'Opens next to what it changes, and closes when a choice is made.',
    ],
  ],
  onOrOff: [
    ['A setting that takes effect immediately', 'Switch', 'On or off, at once.'],
    ['Yes or no, or several items of a list, in a form', 'Checkbox', 'A button submits it.'],
    [
      'A tool or a view to turn on while working',
      'ToggleButton',
      'In a toolbar with others; several can be on.',
    ],
    ['Short labels that filter a list', 'Chip', 'Several can be on at once.'],
  ],
  press: [
    ['Something happens on this page', 'Button', 'Saves, submits, opens.'],
    ['The next step is on another page', 'LinkButton', 'A link that looks like a button.'],
    ['Words in a text lead elsewhere', 'TextLink', 'A link in running text.'],
    ['There is no room for a label', 'IconButton', 'A tooltip shows its name.'],
    ['Several actions, and room for one', 'Menu', 'The others are behind one button.'],
  ],
  over: [
    [
      'A question before something is lost for good',
      'ConfirmDialog',
      'Two answers, and the safe one is the easy one.',
    ],
    ['A short task that the page waits for', 'Dialog', 'Something to fill in or choose.'],
    ['A few controls next to the one that opens them', 'Popover', 'The page stays visible.'],
    ['Actions only', 'Menu', 'It closes when one is chosen.'],
    ['Navigation without room of its own', 'Drawer', 'Slides in from the side, in narrow windows.'],
    ['A hint without controls', 'Tooltip', 'It contains nothing essential and nothing to press.'],
  ],
  say: [
    [
      'An action has finished, and the user moves on',
      'Toast',
      'It closes by itself; may offer Undo.',
    ],
    [
      'Something is true of the whole page, and stays so',
      'Banner',
      'It stays, and offers an action that fixes it.',
    ],
    ['Nothing could be loaded', 'ErrorState', 'Replaces the content, and offers Try Again.'],
    [
      'There is nothing yet, or nothing was found',
      'EmptyState',
      'Not an error; it offers the next step.',
    ],
    ['The state of one thing in a list', 'StatusChip', 'A word and a tone.'],
  ],
  wait: [
    ['The shape of the content is known', 'Skeleton', 'Nothing jumps when it loads.'],
    ['A small area of unknown shape', 'Spinner', 'Says only that something is in progress.'],
    ['Not even the page is known yet', 'FullPageLoader', 'The app itself is starting.'],
    [
      'The progress is known, and there is a line for it',
      'ProgressBar',
      'With a label that is worth reading.',
    ],
    ['Progress over a picture', 'ProgressRing', 'There is room for a circle, not for a line.'],
    ['Minutes of work in named stages', 'StageList', 'Shows the current stage.'],
  ],
  word: [
    ['A state', 'StatusChip', 'One of a few, each with a tone.'],
    ['A category, or a word that the user entered', 'Tag', 'It cannot be pressed.'],
    ['A recommendation', 'Badge', 'Makes one of several choices stand out.'],
    ['Something to press', 'Chip', 'A filter or a suggestion.'],
  ],
  many: [
    [
      'Things with pictures, possibly very many',
      'CardGrid',
      'Renders only cards near the viewport.',
    ],
    ['The same facts about several things', 'Table', 'Compared, and sorted by a column.'],
    ['Facts about one thing', 'FactList', 'Names and values.'],
    ['Files to download', 'FileList', 'Several formats of one thing.'],
  ],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;
