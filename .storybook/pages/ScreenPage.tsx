import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { appTitles } from 'virtual:app-titles';
import { FactTable } from './FactTable.tsx';
import { ScreenBeside } from './ScreenBeside.tsx';
import { screenDocs } from './screenDocs.ts';
import { ScreenStates } from './ScreenStates.tsx';
import * as styles from './screenPage.css.ts';
import { isForMachines } from '../storyTiers.ts';
import { nameOf } from './useStoryIndex.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** Measurements that apply to every screen; the rest are in the screen's own docs. */
const MEASURED_OF_ALL = [
  { what: 'Violations', figure: '0, in both themes', by: '.storybook/checks/axeInBothThemes.ts' },
  { what: 'Names and descriptions by id', figure: 'all found', by: '.storybook/checks/idrefs.ts' },
];

/**
 * The specification sections that most of a screen's stories cover: 'Section 2: My Videos; Section 8:
 * errors; 4 more'.
 */
function mostOf(sections: readonly string[]): string {
  if (sections.length === 0) return 'Beyond the specification';
  const rest = sections.length - 2;
  return [...sections.slice(0, 2), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
}

/** The page of a screen, from its stories and the docs next to them. */
export function ScreenPage() {
  const of = useOf('meta', ['meta']);
  const title = of.preparedMeta.title;
  const docs = screenDocs(title);
  const read = appTitles.find((entry) => entry.title === title);
  if (docs === undefined || read === undefined) return <p>This screen has no docs yet.</p>;
  const operations = new Set(
    read.stories.flatMap(({ answers }) => answers.map(({ operation }) => operation)),
  );
  const shown = read.stories.find(({ name }) => name === docs.shown);
  return (
    <>
      <h1>{nameOf({ title })}</h1>
      <p>{docs.purpose}</p>
      <dl className={styles.facts}>
        <Fact name="Route">
          <code>{docs.route}</code>
        </Fact>
        <Fact name="Specification">{mostOf(read.sections)}</Fact>
        <Fact name="Operations">
          {operations.size === 0 ? 'None: stored on this device' : [...operations].join(', ')}
        </Fact>
        <Fact name="States">
          {read.stories.length}, <WorkbenchLink href="#states">in a table</WorkbenchLink>
        </Fact>
      </dl>
      {shown && (
        <ScreenBeside
          title={title}
          stories={read.stories.filter(({ name }) => name === docs.shown || !isForMachines(name))}
          shown={shown}
        />
      )}
      <h2 id="states">States</h2>
      <ScreenStates stories={read.stories} />
      <h2>Keyboard</h2>
      <FactTable columns={['Key', 'What happens']} rows={Object.entries(docs.keyboard)} />
      <h2>Measured</h2>
      <FactTable
        columns={['What', 'Figure', 'Measured by']}
        rows={[...(docs.measured ?? []), ...MEASURED_OF_ALL].map(({ what, figure, by }) => [
          what,
          figure,
          <code key={what}>{by}</code>,
        ])}
      />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.fact}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
