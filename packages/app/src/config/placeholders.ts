/** The top bar's balance: fixed, because no server reports it (specification section 1). */
export const CREDITS = 114;

/** The vote count in the sidebar's footer: fixed (specification section 9). */
export const VOTES = 1506;
