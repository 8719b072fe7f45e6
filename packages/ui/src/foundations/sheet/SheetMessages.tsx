import { CircleAlert, CircleCheck, CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as dialog from '../../components/Dialog/Dialog.css.ts';
import { DialogBody } from '../../components/Dialog/DialogBody.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Heading } from '../../components/Text/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as toast from '../../components/Toast/Toast.css.ts';
import * as tooltip from '../../components/Tooltip/Tooltip.css.ts';
import { SheetSection, Shown } from './Shown.tsx';
import * as styles from './Sheet.css.ts';

const noop = () => undefined;

/** A toast in the styles of the real one, as part of the page. */
function StillToast({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className={`${toast.toast} ${styles.still}`}>
      <Icon icon={icon} />
      <div className={toast.content}>{children}</div>
    </div>
  );
}

/** Messages after an action. */
export function SheetMessages() {
  return (
    <SheetSection title="Messages">
      <div className={styles.top}>
        <StillToast icon={CircleCheck}>
          <span className={toast.words}>“Spring launch” was successfully duplicated.</span>
        </StillToast>
        <StillToast icon={CircleAlert}>
          <span className={toast.words}>Failed to delete project.</span>
          <AriaButton className={toast.action}>Try again</AriaButton>
        </StillToast>
      </div>
      <div className={styles.messages}>
        <Banner tone="info">Drafts are kept in this project.</Banner>
        <Banner tone="success">Request submitted successfully!</Banner>
        <Banner
          tone="warning"
          icon={CloudOff}
          action={{ label: 'Try Reconnecting', onPress: noop }}
        >
          Showing placeholder data. Server connection issue detected.
        </Banner>
        <Banner tone="danger">Invalid credentials. Please try again.</Banner>
      </div>
      <Shown label="Tooltip">
        <span className={tooltip.tooltip}>Private: only you can see it</span>
      </Shown>
    </SheetSection>
  );
}

/** A confirm dialog as part of the page, without its scrim. */
export function SheetDialog() {
  return (
    <SheetSection title="Dialog">
      <div className={styles.stage}>
        <div className={dialog.box({ size: 'sm' })}>
          <div className={dialog.content}>
            <div className={dialog.head}>
              <Heading level={3}>Delete Video</Heading>
            </div>
            <DialogBody title="Delete Video" size="sm">
              <Text tone="muted">
                Are you sure you want to delete &quot;Protein bar promo&quot;? This action cannot be
                undone.
              </Text>
            </DialogBody>
            <div className={dialog.foot({ size: 'sm' })}>
              <div className={dialog.actions}>
                <Button>Cancel</Button>
                <Button variant="danger">Delete</Button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </SheetSection>
  );
}
