import type { Endpoint } from 'payload'
import { retryMails } from '@/operations/mails/retry-mails'
import { respond } from '../respond'
import { staffEndpoint } from './staff-endpoint'

/** `/api/mails/…`, for staff: every mail that failed is sent anew. */
export const mailEndpoints: Endpoint[] = [
  staffEndpoint('post', '/retry', async (req) =>
    respond({ retried: await retryMails(req.payload) }),
  ),
]
