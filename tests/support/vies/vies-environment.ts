import { startViesDouble } from './start-vies-double'

/** The first import of a test file, before anything of the shop reads its environment: the register this file's shop asks. */
export const vies = await startViesDouble()

process.env.VIES_URL = vies.base
