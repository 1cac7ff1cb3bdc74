import type { ServerProps } from 'payload'
import { readShop } from '@/operations/records/shop'

/** Above the login: whose shop it is. */
export async function LoginName({ payload }: Pick<ServerProps, 'payload'>) {
  const { name } = await readShop(payload)
  return <b>{name}</b>
}
