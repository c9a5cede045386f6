type StorageKey = {
  /** `person`: whoever uses the store; `device`: whatever browser this is, whoever sits at it; `shop`: the store that runs here. */
  owner: 'person' | 'device' | 'shop';
  place: 'local' | 'session' | 'database' | 'cookie';
  /** What ends it besides being forgotten; `tab` where it closes, `day` a day after it was last written. */
  end: 'day' | 'tab' | 'browser' | 'stays' | 'signed out' | 'bought' | 'newer ones';
};

/**
 * Everything that the store keeps in a browser. What a person owns goes when they sign out or have the device forget them;
 * what holds an address, a token or an order goes after a day in any case.
 */
export const STORAGE_KEYS = {
  user: { owner: 'person', place: 'local', end: 'signed out' },
  visit: { owner: 'device', place: 'cookie', end: 'browser' },
  handed_order: { owner: 'person', place: 'cookie', end: 'browser' },
  cartData: { owner: 'person', place: 'local', end: 'bought' },
  pincode: { owner: 'person', place: 'local', end: 'stays' },
  checkout_data: { owner: 'person', place: 'local', end: 'day' },
  order_review: { owner: 'person', place: 'local', end: 'day' },
  review_data: { owner: 'person', place: 'local', end: 'day' },
  tempuserdat: { owner: 'person', place: 'local', end: 'day' },
  placement: { owner: 'person', place: 'local', end: 'day' },
  placement_handed: { owner: 'person', place: 'local', end: 'day' },
  placement_begun: { owner: 'person', place: 'local', end: 'day' },
  tracked_orders: { owner: 'person', place: 'local', end: 'newer ones' },
  stored_at: { owner: 'person', place: 'local', end: 'stays' },
  payment_method: { owner: 'person', place: 'local', end: 'stays' },
  discount_price: { owner: 'person', place: 'local', end: 'bought' },
  coupon_code: { owner: 'person', place: 'local', end: 'bought' },
  shipping_draft: { owner: 'person', place: 'session', end: 'tab' },
  forms: { owner: 'person', place: 'session', end: 'tab' },
  otp_uid: { owner: 'person', place: 'local', end: 'day' },
  wish_waiting: { owner: 'person', place: 'session', end: 'tab' },
  places: { owner: 'person', place: 'session', end: 'tab' },
  artFilters: { owner: 'person', place: 'session', end: 'tab' },
  art_list_path: { owner: 'person', place: 'session', end: 'tab' },
  gallery_back_path: { owner: 'person', place: 'session', end: 'tab' },
  gift_back_path: { owner: 'person', place: 'session', end: 'tab' },
  object_back_path: { owner: 'person', place: 'session', end: 'tab' },
  mixed_media_back_path: { owner: 'person', place: 'session', end: 'tab' },
  blog_back_path: { owner: 'person', place: 'session', end: 'tab' },
  seen: { owner: 'person', place: 'local', end: 'newer ones' },
  artmode: { owner: 'person', place: 'local', end: 'stays' },
  flowtype: { owner: 'person', place: 'local', end: 'stays' },
  ratio: { owner: 'person', place: 'local', end: 'stays' },
  papertype: { owner: 'person', place: 'local', end: 'stays' },
  finalprice: { owner: 'person', place: 'local', end: 'stays' },
  artData: { owner: 'person', place: 'local', end: 'stays' },
  showimage: { owner: 'person', place: 'local', end: 'stays' },
  framed_walls: { owner: 'person', place: 'session', end: 'tab' },
  wall_plan: { owner: 'person', place: 'local', end: 'stays' },
  cropped: { owner: 'person', place: 'local', end: 'bought' },
  user_upload: { owner: 'person', place: 'local', end: 'stays' },
  'mitre-and-mat-pictures': { owner: 'person', place: 'database', end: 'newer ones' },
  forgotten: { owner: 'device', place: 'local', end: 'stays' },
  forgotten_here: { owner: 'device', place: 'session', end: 'tab' },
  reloadedFrom: { owner: 'device', place: 'session', end: 'tab' },
  toldErrors: { owner: 'device', place: 'session', end: 'tab' },
  backendSettings: { owner: 'shop', place: 'session', end: 'tab' },
  'mitre-and-mat-backend': { owner: 'shop', place: 'database', end: 'stays' },
} as const satisfies Record<string, StorageKey>;

type StorageKeys = typeof STORAGE_KEYS;

/** The keys whose values last for a day. */
export type DayKey = {
  [Key in keyof StorageKeys]: StorageKeys[Key]['end'] extends 'day' ? Key : never;
}[keyof StorageKeys];

const owners: Readonly<Record<string, StorageKey>> = STORAGE_KEYS;

/** Is what stands under this name the device's or the shop's, whoever uses the store? What is no key of the store's is neither. */
export const isImpersonal = (name: string): boolean => name in owners && owners[name]?.owner !== 'person';
