import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { paths, type TemplatesQuery } from '../../paths.ts';
import { useDialogEntry } from '../../navigation/useDialogEntry.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { TEMPLATES } from '../../templates/templates.ts';
import { filterTemplates, readTemplateFilters } from './templateFilters.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplatesView } from './TemplatesView.tsx';

/** The built-in templates; filters and preview are in the URL (specification section 2, Templates). */
export function TemplatesScreen() {
  const heading = usePageHeading('Templates');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = readTemplateFilters(query);
  const preview = TEMPLATES.find(({ id }) => id === query.get('preview'));
  const closePreview = useDialogEntry(preview !== undefined);
  // Still rendered while the preview fades out.
  const [shown, setShown] = useState(preview);
  if (preview && preview !== shown) setShown(preview);

  // Replaces the entry: Back leaves the page instead of undoing each letter.
  const show = (change: TemplatesQuery) =>
    void navigate(paths.templates({ ...filters, ...change }), { replace: true });
  const [search, setSearch] = useDelayedText(filters.search, (text) => show({ search: text }));

  return (
    <>
      <TemplatesView
        headingRef={heading}
        search={search}
        filters={filters}
        onSearchChange={setSearch}
        onChange={show}
        templates={filterTemplates(TEMPLATES, filters)}
        // Pushes an entry: Back closes the preview.
        onPreview={({ id }) => void navigate(paths.templates({ ...filters, preview: id }))}
        onReset={() => {
          setSearch('');
          show({ search: '', category: 'all', duration: 'all' });
        }}
      />
      {shown && (
        <TemplatePreview
          template={shown}
          isOpen={preview !== undefined}
          onClose={() => closePreview(paths.templates(filters))}
        />
      )}
    </>
  );
}
