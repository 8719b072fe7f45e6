import {
  AvatarCardSkeleton,
  AvatarLinkCard,
  Banner,
  Button,
  Disclosure,
  EmptyState,
  Grid,
  Inline,
  Spinner,
  Stack,
  Text,
} from '@lectern/ui';
import { CloudOff } from 'lucide-react';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { PLACEHOLDERS } from './avatarList.ts';
import * as styles from './Avatars.css.ts';

const SKELETONS = Array.from({ length: 10 }, (_unused, index) => index);

/** Shown until the first page has loaded. */
export function AvatarsLoading({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={4}>
      <SlowNotice onRetry={onRetry} />
      <div role="status" className={styles.loading}>
        <Inline gap={2}>
          <Spinner />
          <Text tone="muted">Loading avatars...</Text>
        </Inline>
      </div>
      <Grid layout="portraitsWide">
        {SKELETONS.map((index) => (
          <AvatarCardSkeleton key={index} />
        ))}
      </Grid>
    </Stack>
  );
}

export interface AvatarsFailedProps {
  /** The failure message of section 8. */
  message: string;
  /** For support; collapsed by default. */
  details: string;
  isRetrying: boolean;
  /** Requests the same list again. */
  onReconnect: () => void;
  /** Requests the list without filters. */
  onRetryWithDefaults: () => void;
}

/** The list could not be loaded: placeholders that cannot be chosen. */
export function AvatarsFailed({
  message,
  details,
  isRetrying,
  onReconnect,
  onRetryWithDefaults,
}: AvatarsFailedProps) {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Banner
          tone="danger"
          isLive
          actions={
            <Button size="sm" onPress={onRetryWithDefaults}>
              Retry with Default Settings
            </Button>
          }
        >
          {message}
        </Banner>
        <Disclosure title="Technical details" level={2}>
          <code className={styles.details}>{details}</code>
        </Disclosure>
        <Banner
          tone="warning"
          icon={CloudOff}
          action={{ label: 'Try Reconnecting', onPress: onReconnect, isPending: isRetrying }}
        >
          Showing placeholder data. Server connection issue detected.
        </Banner>
      </Stack>
      <Grid layout="portraitsWide" as="ul" aria-label="Placeholder avatars">
        {PLACEHOLDERS.map(({ id, name }) => (
          <li key={id}>
            <AvatarLinkCard
              name={name}
              description="Placeholder"
              src={null}
              visibility="public"
              isPlaceholder
              href=""
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** No avatar matches the search or the filters. */
export function AvatarsNoMatch({ onReset }: { onReset: () => void }) {
  return (
    <div role="status">
      <EmptyState
        title="No avatars found"
        illustration="search"
        actions={<Button onPress={onReset}>Reset Filters</Button>}
      >
        Try adjusting your search or filters to find AI avatars for your videos.
      </EmptyState>
    </div>
  );
}

/** The user has not made any avatars yet. */
export function AvatarsNoneSaved({ onShowCustom }: { onShowCustom: (() => void) | undefined }) {
  return (
    <div role="status">
      <EmptyState
        title="No saved avatars found."
        illustration="first"
        actions={onShowCustom && <Button onPress={onShowCustom}>Show Custom Avatars</Button>}
      >
        Private avatars you create will appear here.
      </EmptyState>
    </div>
  );
}
