import { statfs } from 'node:fs/promises'
import { DiskIsNearlyFull } from '@/domain/request-error'
import { env } from '@/env'

type Place = { folder: string; leastFreeInBytes: number }

const PLACE: Place = { folder: env.dataDir, leastFreeInBytes: env.leastFreeInBytes }

/** Uploads stop while there is still room for orders, their mails and their archives. */
export async function assertRoomForUploads(place: Place = PLACE): Promise<void> {
  if (await isNearlyFull(place)) throw new DiskIsNearlyFull()
}

export async function isNearlyFull({ folder, leastFreeInBytes }: Place = PLACE): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastFreeInBytes
}
