// oxlint-disable max-lines -- The package's one list of names: every component adds a line.
export { breakpoint, media, size, space, timing } from './theme/tokens.ts';
export { Box, type BoxProps } from './layout/Box.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { useMediaQuery } from './layout/useMediaQuery.ts';
export { useOverflow } from './layout/useOverflow.ts';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { CreditsPill, type CreditsPillProps } from './components/AppShell/CreditsPill.tsx';
export { NavGroup, type NavGroupProps } from './components/AppShell/NavGroup.tsx';
export { NavLink, type NavLinkProps } from './components/AppShell/NavLink.tsx';
export { Sidebar, type SidebarProps } from './components/AppShell/Sidebar.tsx';
export { TopBar, type TopBarProps } from './components/AppShell/TopBar.tsx';
export { TopBarAction, type TopBarActionProps } from './components/AppShell/TopBarAction.tsx';
export { VoteLink, type VoteLinkProps } from './components/AppShell/VoteLink.tsx';
export { AudioPlayer, type AudioPlayerProps } from './components/AudioPlayer/AudioPlayer.tsx';
export { AuthLayout, type AuthLayoutProps } from './components/AuthLayout/AuthLayout.tsx';
export { AvatarCard, type AvatarCardProps } from './components/AvatarCard/AvatarCard.tsx';
export { AvatarCardSkeleton } from './components/AvatarCard/AvatarCardSkeleton.tsx';
export {
  AvatarLinkCard,
  type AvatarLinkCardProps,
} from './components/AvatarCard/AvatarLinkCard.tsx';
export {
  AvatarPicker,
  type AvatarOption,
  type AvatarPickerProps,
} from './components/AvatarPicker/AvatarPicker.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Brand, BrandMark, type BrandProps } from './components/Brand/Brand.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { CardGrid, type CardGridProps } from './components/CardGrid/CardGrid.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { SelectionCheckbox } from './components/Checkbox/SelectionCheckbox.tsx';
export { Chip, type ChipProps } from './components/Chip/Chip.tsx';
export {
  ChoiceGrid,
  type ChoiceGridProps,
  type ChoiceSection,
  type GridChoice,
} from './components/ChoiceGrid/ChoiceGrid.tsx';
export { ColorPicker, type ColorPickerProps } from './components/ColorPicker/ColorPicker.tsx';
export { AI_EDIT_COLORS, type NamedColor } from './components/ColorPicker/swatches.ts';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export { type ComboBoxSection } from './components/ComboBox/ComboBoxList.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export {
  DashboardCard,
  type DashboardCardProps,
} from './components/DashboardCard/DashboardCard.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export {
  EditTemplateCard,
  type EditTemplateCardProps,
} from './components/EditTemplateCard/EditTemplateCard.tsx';
export { EditTemplateCardSkeleton } from './components/EditTemplateCard/EditTemplateCardSkeleton.tsx';
export {
  EditTemplatePicker,
  type EditTemplatePickerProps,
} from './components/EditTemplateCard/EditTemplatePicker.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Illustration, type IllustrationProps } from './components/EmptyState/Illustration.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { FactList, type FactListProps } from './components/FactList/FactList.tsx';
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx';
export { type FileValidator } from './components/FileField/useFileIntake.ts';
export { FileList, type FileItem, type FileListProps } from './components/FileList/FileList.tsx';
export { type FormError } from './components/Form/ErrorSummary.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export {
  FullPageLoader,
  type FullPageLoaderProps,
} from './components/FullPageLoader/FullPageLoader.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  KeyboardShortcutsSheet,
  type KeyboardShortcut,
  type KeyboardShortcutGroup,
  type KeyboardShortcutsSheetProps,
} from './components/KeyboardShortcutsSheet/KeyboardShortcutsSheet.tsx';
export {
  ShortcutKeys,
  type ShortcutKeysProps,
} from './components/KeyboardShortcutsSheet/ShortcutKeys.tsx';
export { KeyCap, type KeyCapProps } from './components/KeyCap/KeyCap.tsx';
export { LevelMeter, type LevelMeterProps } from './components/LevelMeter/LevelMeter.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx';
export { MediaChip, type MediaChipProps } from './components/MediaChip/MediaChip.tsx';
export {
  Menu,
  type MenuAction,
  type MenuEntry,
  type MenuProps,
  type MenuSeparator,
} from './components/Menu/Menu.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Panel, type PanelProps } from './components/Panel/Panel.tsx';
export { PartsBar, type PartsBarProps } from './components/PartsBar/PartsBar.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export { PlanCard, type PlanCardProps } from './components/PlanCard/PlanCard.tsx';
export { PlanCardSkeleton } from './components/PlanCard/PlanCardSkeleton.tsx';
export { PlanPicker, type PlanPickerProps } from './components/PlanCard/PlanPicker.tsx';
export {
  FailedPicture,
  type FailedPictureProps,
} from './components/ProcessingPicture/FailedPicture.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export {
  ProcessingPicture,
  type ProcessingPictureProps,
} from './components/ProcessingPicture/ProcessingPicture.tsx';
export { ProfileMenu, type ProfileMenuProps } from './components/ProfileMenu/ProfileMenu.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './components/ProgressRing/ProgressRing.tsx';
export { ProjectCard, type ProjectCardProps } from './components/ProjectCard/ProjectCard.tsx';
export { ProjectCardSkeleton } from './components/ProjectCard/ProjectCardSkeleton.tsx';
export { type ProjectThumbnail, type ThumbnailKind } from './components/ProjectCard/Thumbnail.tsx';
export { PromptField, type PromptFieldProps } from './components/PromptField/PromptField.tsx';
export { ScriptCard, type ScriptCardProps } from './components/ScriptCard/ScriptCard.tsx';
export { ScriptCardSkeleton } from './components/ScriptCard/ScriptCardSkeleton.tsx';
export { Radio, type RadioProps } from './components/RadioGroup/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export {
  type ListedPlace,
  PlaceList,
  type PlaceListProps,
} from './components/ScriptSheet/PlaceList.tsx';
export { type Chip as ScriptChip } from './components/ScriptSheet/ScriptChip.tsx';
export { ScriptNote, type ScriptNoteProps } from './components/ScriptSheet/ScriptNote.tsx';
export { ScriptSheet, type ScriptSheetProps } from './components/ScriptSheet/ScriptSheet.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export type { SelectItem } from './components/Select/selectOption.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { type SliderMark } from './components/Slider/sliderRange.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { StageList, type Stage, type StageListProps } from './components/StageList/StageList.tsx';
export { StatusChip, type StatusChipProps } from './components/StatusChip/StatusChip.tsx';
export { Stepper, type Step, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './components/Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';
export { ScratchCard, type ScratchCardProps } from './components/TemplateCard/ScratchCard.tsx';
export { TemplateCard, type TemplateCardProps } from './components/TemplateCard/TemplateCard.tsx';
export { TemplateCardSkeleton } from './components/TemplateCard/TemplateCardSkeleton.tsx';
export { Heading, type HeadingProps } from './components/Text/Heading.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/Text/VisuallyHidden.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { toast, type ToastOptions } from './components/Toast/toastQueue.ts';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export { Toolbar, ToolbarSeparator, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from './components/ToggleButton/ToggleButtonGroup.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export {
  TranscriptList,
  type TranscriptCue,
  type TranscriptListProps,
} from './components/TranscriptList/TranscriptList.tsx';
export { UserPicture, type UserPictureProps } from './components/UserPicture/UserPicture.tsx';
export { VideoCard, type VideoCardProps } from './components/VideoCard/VideoCard.tsx';
export { VideoCardSkeleton } from './components/VideoCard/VideoCardSkeleton.tsx';
export {
  VideoPlayer,
  type VideoPlayerHandle,
  type VideoPlayerProps,
} from './components/VideoPlayer/VideoPlayer.tsx';
export { type VoiceSample } from './components/VoiceCarousel/VoiceCard.tsx';
export {
  VOICE_LAYOUTS,
  VoiceCarousel,
  type VoiceCarouselProps,
  type VoiceLayout,
  type VoiceOption,
} from './components/VoiceCarousel/VoiceCarousel.tsx';
export { Waveform, type WaveformProps } from './components/Waveform/Waveform.tsx';
export { WizardFooter, type WizardFooterProps } from './components/WizardFooter/WizardFooter.tsx';
export { WorkCard, type WorkCardProps } from './components/WorkCard/WorkCard.tsx';
export { WorkCardSkeleton } from './components/WorkCard/WorkCardSkeleton.tsx';
export { formatDay, formatRelativeTime } from './format/dates.ts';
export { formatLength, formatMoment, formatTime, spokenTime } from './format/formatTime.ts';
export { createLatePart, type LatePart } from './loading/latePart.ts';
export { type Messages } from './messages/Messages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { type MessageOverrides } from './messages/useMessages.ts';
