/**
 * What React (19.3) calls its failures to hydrate a page that something else changed, in a build by number alone: it renders
 * the page anew, and reports it. No public property tells these from other errors.
 */
export const HYDRATION_FAILED = /Minified React error #(418|419|42[1-5])|^Hydration failed/
