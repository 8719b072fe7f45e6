export const messages = {
  hexValue: (label: string) => `${label}, hex value`,
  hint: 'Type any hex value',
  notHex: 'Enter 3, 6 or 8 hex digits, such as #EACB1F.',
  chooseAny: (label: string) => `${label}, choose any color`,
  anyColor: (label: string) => `${label}, any color`,
};
