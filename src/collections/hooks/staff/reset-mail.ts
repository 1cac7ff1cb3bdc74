import { writeResetMail } from '@/operations/staff/invite-staff'
import type { PayloadRequest } from 'payload'

type Asked = { req?: PayloadRequest; token?: string; user?: { email?: string } }

export async function generateEmailSubject(asked?: Asked): Promise<string> {
  return (await mailFor(asked)).subject
}

export async function generateEmailHTML(asked?: Asked): Promise<string> {
  return (await mailFor(asked)).html
}

function mailFor({ req, token, user }: Asked = {}) {
  if (!req || !token || !user?.email) throw new Error('A link for a new password names its login.')
  return writeResetMail(req.payload, { email: user.email, token })
}
