import { Banner, type BannerProps } from '@lectern/ui';

interface FailureProps extends Pick<BannerProps, 'action'> {
  children: string | null | undefined;
}

/** Shows why something failed, above the controls that started it; renders nothing without a failure. */
export function Failure({ action, children }: FailureProps) {
  return (
    children != null && (
      <Banner tone="danger" isLive action={action}>
        {children}
      </Banner>
    )
  );
}
