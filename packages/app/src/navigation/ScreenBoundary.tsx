import { BOUNDARY_TITLE, boundaryMessage, isApiError, statusHint } from '@lectern/api-client';
import { Box, ErrorState, LinkButton } from '@lectern/ui';
import { Component, createRef, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { retryFailedScreens } from './lazyScreen.tsx';

export interface ScreenBoundaryProps {
  /** A change clears the error. It is the path, so that leaving a broken page works. */
  resetKey: string;
  children: ReactNode;
}

interface ScreenBoundaryState {
  caught: { error: unknown } | null;
  resetKey: string;
}

/**
 * Keeps one screen's failure from taking down the shell, with the texts of the specification's section 8.
 * Expected failures never reach it: screens have their own error states.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    props: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): Partial<ScreenBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey };
  }

  private readonly heading = createRef<HTMLHeadingElement>();

  override componentDidMount(): void {
    if (this.state.caught) this.nameTab();
  }

  override componentDidUpdate(_props: ScreenBoundaryProps, previous: ScreenBoundaryState): void {
    const hasFailed = this.state.caught !== null;
    // A download that failed on the previous page must not fail again here.
    if (previous.caught && !hasFailed) retryFailedScreens();
    if (previous.caught || !hasFailed) return;
    this.nameTab();
    // The focused control was removed with the screen; a control of the shell would keep focus.
    if (document.activeElement === document.body) {
      this.heading.current?.focus({ preventScroll: true });
    }
  }

  /**
   * Names the tab after the error: the name of the broken screen or of the previous page would be wrong.
   */
  private nameTab(): void {
    document.title = `${BOUNDARY_TITLE} · Lectern`;
  }

  private readonly retry = () => {
    retryFailedScreens();
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    if (!this.state.caught) return this.props.children;
    const { error } = this.state.caught;
    const status = isApiError(error) ? error.status : 0;
    const message = boundaryMessage(error);
    return (
      <Box paddingBlock={10}>
        <ErrorState
          title={BOUNDARY_TITLE}
          level={1}
          headingRef={this.heading}
          details={status === 0 ? message : `${status} · ${message}`}
          onRetry={this.retry}
          retryLabel="Try Again"
          actions={<LinkButton href={paths.dashboard()}>Go to Dashboard</LinkButton>}
        >
          {statusHint(status)}
        </ErrorState>
      </Box>
    );
  }
}
