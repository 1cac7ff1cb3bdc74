import type { Endpoint } from 'payload'
import { getFonts } from './catalogue/get-fonts'
import { getCsrf } from './session/get-csrf'

/** The shop's own API, beside Payload's. */
export const shopEndpoints: Endpoint[] = [getCsrf, getFonts]
