import type { Endpoint } from 'payload'
import { retryMails } from '@/operations/mails/send-mails'
import { respond } from '../respond'
import { staffEndpoint } from './staff-endpoint'

/** For whoever sells: every mail that failed is sent anew. The outbox itself is the system's. */
export const mailEndpoints: Endpoint[] = [
  staffEndpoint(
    'post',
    '/desk/retry-mails',
    async (req) => respond({ retried: await retryMails(req.payload) }),
    'sell',
  ),
]
