import { startMailServer } from './mail-server'

/** The first import of a test file, before anything of the shop reads its environment: where this file's shop hands its mails over. */
export const mailServer = await startMailServer()

process.env.SMTP_URL = mailServer.url
