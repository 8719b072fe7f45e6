/**
 * The components of the workbench by purpose. Titles of stories follow it; a test checks it against the
 * stories and pages that exist.
 */
export interface Purpose {
  name: string;
  /** A sentence about the purpose that the components have in common. */
  sentence: string;
  components: readonly string[];
}

export const PURPOSES: readonly Purpose[] = [
  {
    name: 'Actions',
    sentence: 'Controls that start something, here or elsewhere.',
    components: [
      'Button',
      'Chip',
      'IconButton',
      'LinkButton',
      'ToggleButton',
      'ToggleButtonGroup',
      'Toolbar',
    ],
  },
  {
    name: 'Forms',
    sentence: 'Fields and controls for what a person types or chooses.',
    components: [
      'Checkbox',
      'ChoiceGrid',
      'ColorPicker',
      'ComboBox',
      'FileField',
      'Form',
      'NumberField',
      'PasswordField',
      'PromptField',
      'RadioGroup',
      'SearchField',
      'SegmentedControl',
      'Select',
      'Slider',
      'Switch',
      'TextArea',
      'TextField',
    ],
  },
  {
    name: 'Feedback',
    sentence: 'Messages about what happened, what is in progress and what is missing.',
    components: [
      'Banner',
      'EmptyState',
      'ErrorState',
      'FullPageLoader',
      'PartsBar',
      'ProgressBar',
      'ProgressRing',
      'Skeleton',
      'Spinner',
      'StageList',
      'StatusChip',
      'Toast',
    ],
  },
  {
    name: 'Navigation',
    sentence: 'Where the user is, and where to go next.',
    components: [
      'AppShell',
      'Brand',
      'Disclosure',
      'ProfileMenu',
      'Stepper',
      'Tabs',
      'TextLink',
      'WizardFooter',
    ],
  },
  {
    name: 'Overlays',
    sentence: 'Temporary surfaces over the page.',
    components: [
      'ConfirmDialog',
      'Dialog',
      'Drawer',
      'KeyboardShortcutsSheet',
      'Menu',
      'Popover',
      'Tooltip',
    ],
  },
  {
    name: 'Data',
    sentence: 'Lists of many things, or facts about one.',
    components: ['Badge', 'CardGrid', 'FactList', 'FileList', 'LoadMore', 'Table', 'Tag'],
  },
  {
    name: 'Media',
    sentence: 'Pictures, sound and film, to look at or play.',
    components: [
      'AudioPlayer',
      'FailedPicture',
      'LevelMeter',
      'MediaChip',
      'Picture',
      'ProcessingPicture',
      'TimeSlider',
      'TranscriptList',
      'UserPicture',
      'VideoPlayer',
      'Waveform',
    ],
  },
  {
    name: 'Domain',
    sentence: 'Components for a project, a script, a voice or an avatar.',
    components: [
      'AvatarCard',
      'AvatarPicker',
      'DashboardCard',
      'EditTemplateCard',
      'PlanCard',
      'ProjectCard',
      'ScriptCard',
      'ScriptSheet',
      'TemplateCard',
      'VideoCard',
      'VoiceCarousel',
      'WorkCard',
    ],
  },
  {
    name: 'Layout and text',
    sentence: 'Layout and typography for everything else.',
    components: [
      'AuthLayout',
      'Box',
      'Grid',
      'Heading',
      'Icon',
      'Inline',
      'KeyCap',
      'PageHeader',
      'Panel',
      'Stack',
      'Text',
      'VisuallyHidden',
    ],
  },
];

/** The address of a component's page: a title moves with its purpose, an address does not. */
export function addressOf(component: string): string {
  return `?path=/docs/components-${component.toLowerCase()}--docs`;
}
