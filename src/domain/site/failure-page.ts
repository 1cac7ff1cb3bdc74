/** The error page as it was built. To a request from outside the proxy answers it with 500, to a bot nothing (204). */
export const FAILURE_PAGE = '/missing/failure'
