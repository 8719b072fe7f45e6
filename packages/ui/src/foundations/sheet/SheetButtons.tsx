import { EllipsisVertical, Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../../components/Button/Button.css.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { FOCUSED, HOVERED, PRESSED, SheetSection, Shown } from './Shown.tsx';
import * as styles from './Sheet.css.ts';

const WORDS = {
  primary: 'Generate Video',
  secondary: 'Preview',
  tonal: 'Upgrade',
  ghost: 'Cancel',
  danger: 'Delete',
} satisfies Record<(typeof BUTTON_VARIANTS)[number], string>;

const SIZES = { sm: 'Small', md: 'Medium', lg: 'Large' } satisfies Record<
  (typeof BUTTON_SIZES)[number],
  string
>;

/** Every button in every state. */
export function SheetButtons() {
  return (
    <SheetSection title="Buttons">
      {BUTTON_VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Shown label="Default">
            <Button variant={variant}>{WORDS[variant]}</Button>
          </Shown>
          <Shown label="Hover" marks={HOVERED}>
            <Button variant={variant}>{WORDS[variant]}</Button>
          </Shown>
          <Shown label="Pressed" marks={PRESSED}>
            <Button variant={variant}>{WORDS[variant]}</Button>
          </Shown>
          <Shown label="Focus" marks={FOCUSED}>
            <Button variant={variant}>{WORDS[variant]}</Button>
          </Shown>
          <Shown label="Loading">
            <Button variant={variant} isPending>
              {WORDS[variant]}
            </Button>
          </Shown>
          <Shown label="Disabled">
            <Button variant={variant} isDisabled>
              {WORDS[variant]}
            </Button>
          </Shown>
        </div>
      ))}
      <div className={styles.row}>
        {BUTTON_SIZES.map((size) => (
          <Shown key={size} label={SIZES[size]}>
            <Button variant="primary" size={size}>
              Generate
            </Button>
          </Shown>
        ))}
        <Shown label="Icon, small">
          <IconButton variant="secondary" size="sm" icon={Plus} aria-label="Add" />
        </Shown>
        <Shown label="Icon">
          <IconButton variant="secondary" icon={Plus} aria-label="Add" />
        </Shown>
        <Shown label="Ghost">
          <IconButton icon={EllipsisVertical} aria-label="More" />
        </Shown>
        <Shown label="Hover" marks={HOVERED}>
          <IconButton icon={EllipsisVertical} aria-label="More" />
        </Shown>
        <Shown label="Focus" marks={FOCUSED}>
          <IconButton icon={EllipsisVertical} aria-label="More" />
        </Shown>
      </div>
    </SheetSection>
  );
}
