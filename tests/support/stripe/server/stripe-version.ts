export const STRIPE_API_VERSION = '2026-10-28.endive'
