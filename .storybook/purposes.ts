/**
 * The components of the workbench by purpose. Titles of stories follow it; a test holds it against the
 * stories and pages that exist.
 */
export interface Purpose {
  name: string;
  /** What its components have in common. */
  sentence: string;
  components: readonly string[];
}

export const PURPOSES: readonly Purpose[] = [
  {
    name: 'Actions',
    sentence: 'Starts something, here or elsewhere.',
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
    sentence: 'Takes what a person types or chooses.',
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
    sentence: 'Says what happened, what is going on, what is missing.',
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
    sentence: 'Shows where one is and leads on.',
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
    sentence: 'Stands over the page and goes away again.',
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
    sentence: 'Shows many things, or facts about one.',
    components: ['Badge', 'CardGrid', 'FactList', 'FileList', 'LoadMore', 'Table', 'Tag'],
  },
  {
    name: 'Media',
    sentence: 'Shows or plays pictures, sound and film.',
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
    sentence: 'Knows a project, a script, a voice or an avatar.',
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
    sentence: 'Gives everything else its place and its type.',
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

/** Where a component's page is: a title moves with its purpose, an address does not. */
export function addressOf(component: string): string {
  return `?path=/docs/components-${component.toLowerCase()}--docs`;
}
