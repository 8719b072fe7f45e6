import { Banner } from '@lectern/ui';

/** Why something failed, above what it was asked for with; nothing while nothing did. */
export function Failure({ children }: { children: string | null | undefined }) {
  return (
    children != null && (
      <Banner tone="danger" isLive>
        {children}
      </Banner>
    )
  );
}
