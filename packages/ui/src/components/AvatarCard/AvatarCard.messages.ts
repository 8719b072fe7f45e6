export const messages = {
  public: 'Public',
  publicHint: 'Public: everyone can see it',
  private: 'Private',
  privateHint: 'Private: only you can see it',
};
