/** A record of the contract; which fields it has is the contract's to say. */
export type Item = Record<string, unknown> & { _id: string };

/** A record's id, which the contract writes with an underscore. */
export function idOf({ _id }: Item): string {
  return _id;
}

/** What one user owns. */
export interface Account {
  username: string;
  email: string;
  password: string;
  name: string;
  isBetaUser: boolean;
  projects: Item[];
  scripts: Item[];
  avatars: Item[];
}

interface NewAccount {
  username: string;
  email: string;
  password: string;
  name?: string;
  isBetaUser?: boolean;
}

/** One sign-in: only its newest tokens are taken, and each refresh token once. */
interface SignIn {
  /** Refresh tokens that have been used. */
  spent: Set<string>;
  account: Account;
  access: string | null;
  refresh: string | null;
}

/** A video that is made by being asked about: each poll brings it one step on. */
export interface Video {
  id: string;
  project: Item;
  polls: number;
}

/** Everything that the server remembers. */
export interface Store {
  accounts: Account[];
  videos: Map<string, Video>;
  /** Where the server stands, for absolute media addresses. */
  origin: string;
  newId: (prefix: string) => string;
  addAccount: (account: NewAccount) => Account;
  /** The account that an access token speaks for, or null. */
  accountOf: (token: string | null) => Account | null;
  signIn: (account: Account) => TokenPair;
  /** A new pair for a refresh token; null where it is unknown or spent. */
  refresh: (refreshToken: string) => TokenPair | null;
  signOut: (token: string | null) => void;
  /** No access token that was given out is taken any more. */
  expireAccess: () => void;
  /** No refresh token that was given out is taken any more. */
  expireRefresh: () => void;
}

interface TokenPair {
  access_token: string;
  refresh_token: string;
  token_type: 'bearer';
}

/** Makes an empty store. */
export function createStore(): Store {
  const signIns: SignIn[] = [];
  let count = 0;

  function renew(signIn: SignIn): TokenPair {
    count += 1;
    const { username } = signIn.account;
    signIn.access = `${username}-access-${count}`;
    signIn.refresh = `${username}-refresh-${count}`;
    return { access_token: signIn.access, refresh_token: signIn.refresh, token_type: 'bearer' };
  }

  const store: Store = {
    accounts: [],
    videos: new Map(),
    origin: '',
    newId: (prefix) => {
      count += 1;
      return `${prefix}_${count}`;
    },
    addAccount: (details) => {
      const account: Account = {
        name: details.username,
        isBetaUser: false,
        ...details,
        projects: [],
        scripts: [],
        avatars: [],
      };
      store.accounts.push(account);
      return account;
    },
    accountOf: (token) =>
      signIns.find(({ access }) => token !== null && access === token)?.account ?? null,
    signIn: (account) => {
      const signIn: SignIn = { account, access: null, refresh: null, spent: new Set() };
      signIns.push(signIn);
      return renew(signIn);
    },
    refresh: (refreshToken) => {
      // A token that comes twice is taken for a stolen one, and ends the sign-in.
      for (const signIn of signIns.filter(({ spent }) => spent.has(refreshToken))) {
        signIn.access = null;
        signIn.refresh = null;
      }
      const signIn = signIns.find(({ refresh }) => refresh === refreshToken);
      signIn?.spent.add(refreshToken);
      return signIn ? renew(signIn) : null;
    },
    signOut: (token) => {
      for (const signIn of signIns.filter(({ access }) => access === token)) {
        signIn.access = null;
        signIn.refresh = null;
      }
    },
    expireAccess: () => {
      for (const signIn of signIns) signIn.access = null;
    },
    expireRefresh: () => {
      for (const signIn of signIns) signIn.refresh = null;
    },
  };
  return store;
}
