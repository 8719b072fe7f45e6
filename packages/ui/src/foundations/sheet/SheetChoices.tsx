import { useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { ColorPicker } from '../../components/ColorPicker/ColorPicker.tsx';
import { AI_EDIT_COLORS } from '../../components/ColorPicker/swatches.ts';
import { MediaChip } from '../../components/MediaChip/MediaChip.tsx';
import { Radio } from '../../components/RadioGroup/Radio.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { FOCUSED, mark, SheetSection, Shown } from './Shown.tsx';
import * as styles from './Sheet.css.ts';

const CHOSEN = [mark('label[data-selected]', 'focus-visible')];
const KNOB = [mark('div:has(> * > input)', 'focus-visible')];
const TAB_STATES = [mark('[data-key=Hover]', 'hovered'), mark('[data-key=Focus]', 'focus-visible')];
const CHIP_STATES = [mark('button:nth-of-type(2)', 'hovered'), ...FOCUSED];
const SWATCHES = AI_EDIT_COLORS.filter(({ name }) =>
  ['Lemon', 'Vermilion', 'Azure', 'White', 'Ink'].includes(name),
);
const percent = (value: number) => `${value} %`;

/** Switches, checkboxes, choices and sliders. */
export function SheetChoices() {
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly');
  const [hex, setHex] = useState('#eacb1fff');
  return (
    <SheetSection title="Choices">
      <div className={styles.top}>
        <Shown label="Switch" marks={CHOSEN}>
          <Switch>Off</Switch>
          <Switch isDisabled>Disabled</Switch>
          <Switch defaultSelected>On</Switch>
          <Switch defaultSelected>Focus</Switch>
        </Shown>
        <Shown label="Checkbox" marks={CHOSEN}>
          <Checkbox>Off</Checkbox>
          <Checkbox isIndeterminate>Some</Checkbox>
          <Checkbox isDisabled>Disabled</Checkbox>
          <Checkbox defaultSelected>On</Checkbox>
          <Checkbox defaultSelected>Focus</Checkbox>
        </Shown>
        <Shown label="Radio" marks={CHOSEN}>
          <RadioGroup label="Quality" defaultValue="focus">
            <Radio value="off">Off</Radio>
            <Radio value="focus">On, focus</Radio>
            <Radio value="disabled" isDisabled>
              Disabled
            </Radio>
          </RadioGroup>
        </Shown>
        <Shown label="Segmented">
          <SegmentedControl
            label="Billing period"
            items={[
              { id: 'monthly', label: 'Monthly' },
              { id: 'yearly', label: 'Yearly' },
            ]}
            selectedKey={period}
            onSelectionChange={setPeriod}
          />
        </Shown>
        <Shown label="Swatches">
          <ColorPicker label="Highlight color" swatches={SWATCHES} value={hex} onChange={setHex} />
        </Shown>
      </div>
      <div className={styles.row}>
        <div className={styles.slider}>
          <Slider label="Default" defaultValue={30} formatValue={percent} />
        </div>
        <div className={styles.slider}>
          <Shown label="Slider" marks={KNOB}>
            <Slider label="Focus" defaultValue={64} formatValue={percent} />
          </Shown>
        </div>
        <div className={styles.slider}>
          <Slider label="Disabled" defaultValue={30} formatValue={percent} isDisabled />
        </div>
      </div>
    </SheetSection>
  );
}

const TABS = ['Selected', 'Default', 'Hover', 'Focus', 'Disabled'].map((label) => ({
  id: label,
  label,
  isDisabled: label === 'Disabled',
  content: null,
}));

const noop = () => undefined;

/** Tabs, chips, tags, badges and states. */
export function SheetChips() {
  return (
    <SheetSection title="Tabs and chips">
      <Shown label="Tabs" marks={TAB_STATES}>
        <div className={styles.fullWidth}>
          <Tabs label="States" items={TABS} />
        </div>
      </Shown>
      <div className={styles.row}>
        <Shown label="Filter chips" marks={CHIP_STATES}>
          <Inline gap={2}>
            <Chip onPress={noop} isSelected={false}>
              Marketing
            </Chip>
            <Chip onPress={noop} isSelected={false}>
              Corporate
            </Chip>
            <Chip onPress={noop} isSelected>
              Education
            </Chip>
            <Chip onPress={noop} isSelected={false}>
              Focus
            </Chip>
          </Inline>
        </Shown>
        <Shown label="Tags">
          <Inline gap={2}>
            <Tag>launch</Tag>
            <Tag>product</Tag>
          </Inline>
        </Shown>
        <Shown label="Badge">
          <Badge>Most Popular</Badge>
        </Shown>
        <Shown label="On media">
          <span className={styles.onScene}>
            <MediaChip>1:32</MediaChip>
          </span>
        </Shown>
        <Shown label="Status">
          <Inline gap={2}>
            <StatusChip tone="success">Completed</StatusChip>
            <StatusChip tone="warning">Processing</StatusChip>
            <StatusChip tone="danger">Failed</StatusChip>
            <StatusChip tone="neutral">Draft</StatusChip>
            <StatusChip tone="neutral">Script ready</StatusChip>
            <StatusChip tone="info">AI Generated</StatusChip>
          </Inline>
        </Shown>
      </div>
    </SheetSection>
  );
}
