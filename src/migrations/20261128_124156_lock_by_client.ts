import { carryOut } from './statements/carry-out'
import statements from './statements/lock_by_client.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
