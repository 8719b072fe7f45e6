import { PageHeader, Skeleton, Stack, VisuallyHidden } from '@lectern/ui';
import { usePageHeading } from '../../../navigation/usePageHeading.ts';
import * as styles from '../CreateVideo.css.ts';

/** The outline of the wizard while its project is loading. */
export function WizardSkeleton() {
  const heading = usePageHeading('Create Video');
  return (
    <div className={styles.frame} aria-busy="true">
      <PageHeader title="Create Video" headingRef={heading} />
      <div className={styles.stepper}>
        <Skeleton height={28} />
      </div>
      <div role="status">
        <VisuallyHidden>Loading your project...</VisuallyHidden>
      </div>
      <Stack gap={6}>
        <Skeleton height={56} radius="control" />
        <Skeleton height={288} radius="panel" />
      </Stack>
    </div>
  );
}
