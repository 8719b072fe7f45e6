import { Banner } from '@lectern/ui';

/** Shows why something failed, above the controls that started it; renders nothing without a failure. */
export function Failure({ children }: { children: string | null | undefined }) {
  return (
    children != null && (
      <Banner tone="danger" isLive>
        {children}
      </Banner>
    )
  );
}
