/** The headings of the drawer that blocks are chosen from. */
export const TYPE = { admin: { group: 'Type' } }
export const WORDS = { admin: { group: 'Words' } }
export const PICTURES = { admin: { group: 'Pictures and files' } }
export const SHOP = { admin: { group: 'From the shop' } }
