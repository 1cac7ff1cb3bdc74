/** The error page as it was built: asked for from outside, the proxy sends it with 500, and to a bot nothing (204). */
export const FAULT_PAGE = '/missing/fault'
