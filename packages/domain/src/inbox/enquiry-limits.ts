/** What a conversation of the channel `web` began with. */
export const enquiryKinds = ['question', 'group'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Lengths in characters (D1); names, addresses and telephones are as long as a booker's. */
export const enquiryLimits = { text: 2000, organisation: 120, wishedDate: 100 } as const;
