import { useContext, useEffect, useEffectEvent } from 'react';
import { RadioGroupStateContext } from 'react-aria-components';

/**
 * Put into a radio group while its selected radio is not shown. React Aria keeps the group's tab stop on the
 * radio focused last, which is often the selected one: without it, Tab reaches the group again.
 */
export function ResetTabStop() {
  const group = useContext(RadioGroupStateContext);
  const forget = useEffectEvent(() => group?.setLastFocusedValue(null));
  useEffect(() => forget(), []);
  return null;
}
