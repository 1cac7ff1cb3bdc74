export const TEXT_COLOUR = '#0a0a0a'
export const SOFT_COLOUR = '#5c5c5b'
export const HAIRLINE_COLOUR = '#d6d6d4'
