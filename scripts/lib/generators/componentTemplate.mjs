/**
 * Turns `RatingStars` into `RATING_STARS`.
 *
 * @type {(name: string) => string}
 */
const toConstant = (name) => name.replaceAll(/(?<!^)([A-Z])/g, '_$1').toUpperCase();
/** @type {(name: string) => string} */
const toVariable = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** @type {(name: string, sentence: string) => string} */
const component = (name, sentence) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends styles.${name}Variants {
  children: ReactNode;
}

/** ${sentence} */
export function ${name}({ tone, children }: ${name}Props) {
  return <span className={styles.${toVariable(name)}({ tone })}>{children}</span>;
}
`;

/** @type {(name: string) => string} */
const styles = (name) => `import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const ${toConstant(name)}_TONES = ['neutral', 'accent'] as const;

export const ${toVariable(name)} = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    tone: {
      neutral: { color: vars.color.text },
      accent: { color: vars.color.textAccent },
    } satisfies Record<(typeof ${toConstant(name)}_TONES)[number], object>,
  },
  defaultVariants: { tone: 'neutral' },
});

export type ${name}Variants = NonNullable<RecipeVariants<typeof ${toVariable(name)}>>;
`;

/** @type {(name: string, purpose: string) => string} */
const stories = (name, purpose) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { Stack } from '../../layout/Stack.tsx';
import { ${name} } from './${name}.tsx';
import { ${toConstant(name)}_TONES } from './${name}.css.ts';

const meta = {
  title: 'Components/${purpose}/${name}',
  id: 'components-${name.toLowerCase()}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {${toConstant(name)}_TONES.map((tone) => (
        <${name} key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
export const SmallestLargeText: Story = {
  ...Tones,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const LongText: Story = {
  args: { children: unbroken },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
`;

/** @type {(name: string, sentence: string) => string} */
const page = (
  name,
  sentence,
) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

# ${name}

${sentence}

<Canvas of={Stories.Tones} />

## Use it when

- A page needs one.

## Anatomy

- **Text** (\`children\`).
- **Colour** by \`tone\`: \`neutral\`, \`accent\`.

## Keyboard

None: it is not interactive.

## Props

<Controls />
`;

/**
 * The files of a new component by name, following the component anatomy of the design system.
 *
 * @type {(name: string, sentence: string, purpose: string) => Record<string, string>}
 */
export const componentFiles = (name, sentence, purpose) => ({
  [`${name}.tsx`]: component(name, sentence),
  [`${name}.css.ts`]: styles(name),
  [`${name}.stories.tsx`]: stories(name, purpose),
  [`${name}.mdx`]: page(name, sentence),
});
