/** What one has, as one would say it; what to take; what tells it from its neighbors. */
export type Choice = readonly [when: string, component: string, because: string];

/**
 * Components that are taken for one another, by what they are wanted for. Each page says when to use
 * something else; here they are beside each other. A test holds the names against the workbench.
 */
export const CHOICES = {
  oneOf: [
    [
      'Two or three views of the same thing',
      'SegmentedControl',
      'All in view, one always chosen, takes effect at once. Not part of a form.',
    ],
    [
      'A few parts of a page, looked at one after the other',
      'Tabs',
      'Each choice brings content of its own.',
    ],
    [
      'Two to six answers of a form',
      'RadioGroup',
      'All in view, so they can be compared; each may have a sentence or a picture.',
    ],
    [
      'Four to twenty values, and little room',
      'Select',
      'One line until it is opened; the list is taken in at a glance.',
    ],
    ['More than twenty values that people know by name', 'ComboBox', 'Typing narrows the list.'],
    [
      'Pictures that say more than their names',
      'ChoiceGrid',
      'Opens beside what is changed, and closes with the choice.',
    ],
  ],
  onOrOff: [
    ['A setting that takes effect as it is switched', 'Switch', 'On or off, at once.'],
    ['Yes or no, or several of a list, in a form', 'Checkbox', 'A button sends it.'],
    [
      'A tool or a view, while one works',
      'ToggleButton',
      'In a bar beside others; several may be on.',
    ],
    ['Short words that narrow a list', 'Chip', 'Several can be on at once.'],
  ],
  press: [
    ['Something happens here', 'Button', 'Saves, sends, opens.'],
    ['The next step is on another page', 'LinkButton', 'A link that looks like the step it is.'],
    ['Words in a text lead elsewhere', 'TextLink', 'A link among words.'],
    ['There is no room for words', 'IconButton', 'Its name is shown when it is pointed at.'],
    ['Several actions, and room for one', 'Menu', 'The rest behind one button.'],
  ],
  over: [
    [
      'A question before something is gone for good',
      'ConfirmDialog',
      'Two answers, and the safe one is the easy one.',
    ],
    ['A short task that the page waits for', 'Dialog', 'Something to fill in or choose.'],
    ['A few controls beside what opens them', 'Popover', 'The page stays in use.'],
    ['Actions only', 'Menu', 'It closes with the first one.'],
    ['Navigation that has no room of its own', 'Drawer', 'From the side, on narrow windows.'],
    ['A hint without controls', 'Tooltip', 'Nothing in it has to be read, or can be pressed.'],
  ],
  say: [
    ['An action has ended, and one goes on', 'Toast', 'It goes by itself; perhaps with Undo.'],
    [
      'Something is true of the whole page, and stays so',
      'Banner',
      'It stays, with an action that mends it.',
    ],
    ['Nothing could be loaded', 'ErrorState', 'In place of the content, with Try Again.'],
    [
      'There is nothing yet, or nothing found',
      'EmptyState',
      'No mistake; it offers the next step.',
    ],
    ['The state of one thing in a list', 'StatusChip', 'A word and a tone.'],
  ],
  wait: [
    ['The shape of what comes is known', 'Skeleton', 'Nothing jumps when it comes.'],
    ['A small part, of unknown shape', 'Spinner', 'Says only that it goes on.'],
    ['Not even the page is known', 'FullPageLoader', 'The app itself is starting.'],
    [
      'How much is done is known, and there is a line for it',
      'ProgressBar',
      'With a label that is worth reading.',
    ],
    ['How much is done, over a picture', 'ProgressRing', 'Room for a circle, not for a line.'],
    ['Minutes of work in stages with names', 'StageList', 'Says which stage it is at.'],
  ],
  word: [
    ['A state', 'StatusChip', 'One of a few, each with a tone.'],
    ['A category, or a word that the user gave', 'Tag', 'It cannot be pressed.'],
    ['Praise', 'Badge', 'One of several choices stands out.'],
    ['Something to press', 'Chip', 'A filter or a suggestion.'],
  ],
  many: [
    ['Things with a picture, perhaps very many', 'CardGrid', 'Draws only what is near the window.'],
    ['The same facts of several things', 'Table', 'Compared and sorted by a fact.'],
    ['Facts of one thing', 'FactList', 'Names and values.'],
    ['Files to take away', 'FileList', 'Several formats of one thing.'],
  ],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;
