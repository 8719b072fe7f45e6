import {
  Button,
  EmptyState,
  LinkButton,
  PageHeader,
  ScratchCard,
  Stack,
  TemplateCard,
  VisuallyHidden,
} from '@lectern/ui';
import type { Ref } from 'react';
import { paths } from '../../paths.ts';
import { templateFilm, templateStill } from '../../templates/media.ts';
import type { Template } from '../../templates/template.ts';
import { SCRATCH } from '../../templates/templateIds.ts';
import { TemplateToolbar, type TemplateToolbarProps } from './TemplateToolbar.tsx';
import * as styles from './TemplatesView.css.ts';

export interface TemplatesViewProps extends TemplateToolbarProps {
  headingRef?: Ref<HTMLHeadingElement>;
  /** The templates that match the filters. */
  templates: readonly Template[];
  onPreview: (template: Template) => void;
  onReset: () => void;
}

const scratchHref = paths.create({ template: SCRATCH });

/** The templates page (specification section 2, Templates). */
export function TemplatesView({
  headingRef,
  templates,
  onPreview,
  onReset,
  ...toolbar
}: TemplatesViewProps) {
  const count = templates.length;
  return (
    <Stack gap={6}>
      <PageHeader title="Templates" headingRef={headingRef} />
      <TemplateToolbar {...toolbar} />
      {count === 0 ? (
        <EmptyState
          title="No templates found"
          illustration="search"
          actions={
            <>
              <Button onPress={onReset}>Reset Filters</Button>
              <LinkButton href={scratchHref} variant="primary">
                Start from Scratch
              </LinkButton>
            </>
          }
        >
          Try adjusting your search or filters.
        </EmptyState>
      ) : (
        // Safari drops list semantics from unstyled lists.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" aria-label="Templates" className={styles.grid}>
          <li>
            <ScratchCard
              title="Start from Scratch"
              description="An empty page and your own words."
              href={scratchHref}
            />
          </li>
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateCard
                title={template.title}
                description={template.description}
                category={template.category}
                durationLabel={`${template.duration} min`}
                src={templateStill(template.id)}
                previewSrc={templateFilm(template.id)}
                href={paths.create({ template: template.id })}
                onPreview={() => onPreview(template)}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{count === 1 ? '1 template' : `${count} templates`}</span>
      </VisuallyHidden>
    </Stack>
  );
}
