import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';
import type {
  Button,
  Checkbox,
  ColorPicker,
  ComboBox,
  ConfirmDialog,
  Dialog,
  Drawer,
  FileField,
  IconButton,
  LinkButton,
  Menu,
  NumberField,
  Popover,
  ProgressRing,
  RadioGroup,
  Select,
  Slider,
  Table,
  Tabs,
  TextArea,
  TextField,
  TextLink,
  ToggleButton,
  Toolbar,
} from './index.ts';

// Checked by the compiler alone (`npm run typecheck`); nothing here runs.

// A control without a name does not compile.
expectTypeOf<ComponentProps<typeof IconButton>['aria-label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof TextField>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof TextArea>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Select<string>>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof ComboBox<string>>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof NumberField>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof RadioGroup>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Slider>['label']>().toEqualTypeOf<string>();
expectTypeOf<{ icon: LucideIcon }>().not.toExtend<ComponentProps<typeof ToggleButton>>();
expectTypeOf<ComponentProps<typeof Tabs<string>>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Menu>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Drawer>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Dialog>['title']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof ConfirmDialog>['title']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof ProgressRing>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof ColorPicker>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof FileField>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Popover>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Table<{ id: string }>>['label']>().toEqualTypeOf<string>();
expectTypeOf<ComponentProps<typeof Toolbar>['label']>().toEqualTypeOf<string>();

// Styles cannot be overridden from outside.
type PublicProps =
  | keyof ComponentProps<typeof Button>
  | keyof ComponentProps<typeof LinkButton>
  | keyof ComponentProps<typeof IconButton>
  | keyof ComponentProps<typeof TextLink>
  | keyof ComponentProps<typeof TextField>
  | keyof ComponentProps<typeof NumberField>
  | keyof ComponentProps<typeof ComboBox<string>>
  | keyof ComponentProps<typeof RadioGroup>
  | keyof ComponentProps<typeof Slider>
  | keyof ComponentProps<typeof ToggleButton>
  | keyof ComponentProps<typeof Checkbox>;
expectTypeOf<Extract<PublicProps, 'className' | 'style'>>().toBeNever();
