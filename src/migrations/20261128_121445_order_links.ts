import { carryOut } from './statements/carry-out'
import statements from './statements/order_links.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
