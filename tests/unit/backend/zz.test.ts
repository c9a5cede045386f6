import { test, expect, vi } from 'vitest';
import { bench } from './asking.ts';
import { guest, placedOrder, firstArt } from './shopper.ts';
test('fuzz', async () => {
  const b = bench(); const s = await guest(b); const o = await placedOrder(b, s); const {art,variation}=await firstArt(b);
  const err = vi.spyOn(console,'error').mockImplementation((...a)=>{ seen.add(String(a[1]?.stack ?? a[1]).split('\n').slice(0,3).join(' | ')); });
  const seen = new Set<string>();
  let x=12345; const rnd=(n:number)=>{x=(Math.imul(x,1103515245)+12345)>>>0; return (x>>>8)%n;}; const pick=<T,>(a:readonly T[]):T=>a[rnd(a.length)]!;
  const types=['commerce_product/default','commerce_order/default','commerce_order_item/default','profile/customer','user/user','commerce_payment/payment_manual','taxonomy_term/pincode','nope/x','media/image'];
  const ids=[art,variation,o.id,o.item,s.id,'%zz','1','__proto__','constructor',''];
  const subs=['','/uid','/relationships/uid','/relationships/order_items','/constructor','/relationships/constructor','/a/b/c'];
  const keys=['filter[name]','filter[title][value]','filter[a][path]','filter[a][operator]','filter[a][value]','filter[a][value][]','filter[a][condition][path]','filter[a][condition][value]','filter[__proto__][path]','filter[g][group][conjunction]','filter[g][group][memberOf]','filter[a][condition][memberOf]','sort','sort[a][path]','page[limit]','page[offset]','include','fields[commerce_product--default]','fields[__proto__]','filter','page','fooBar','filter[','filter]','include[]','sort[]'];
  const vals=['name','title','constructor','__proto__','a.b.c','price.number','price','order_id.order_number','field_image.field_media_image','uid.name','-1','99','abc','=','LIKE','IN','IS NULL','toString','OR','g','a',"' OR 1=1 --",'<script>','%','\u0000','',"default_variation.product_id.default_variation.price.number"];
  const bodies=['','{','[]','null','7','"x"','{"data":null}','{"data":[]}','{"data":{"type":"x"}}','{"data":{"type":"x","id":"x","attributes":[],"relationships":[]}}',`{"data":{"type":"x","id":"${o.id}","attributes":{"state":{"a":1},"order_number":7,"total_price":1}}}`,'{"data":{"type":"x","attributes":{"title":{"a":1},"quantity":[1],"unit_price":[1],"address":"x","field_dimension":7,"__proto__":1,"field_sort":"x"},"relationships":{"purchased_entity":{"data":[]},"uid":7,"order_items":{"data":{}}}}}',`{"data":{"type":"x","id":"${s.id}","attributes":{"address":{"postal_code":7,"given_name":[]},"name":7,"mail":{}}}}`,'{"data":[{"type":"x"}]}','{"data":[null]}','{"items":[null,7,{}],"uid":7}','{"order_id":{"a":1}}','{"mobile":{},"mail":[],"otp":{}}','{"orderParams":7}','{"outcome":"paid"}',`{"data":{"type":"x","attributes":{"order_number":"${'9'.repeat(300)}","state":"toString"},"relationships":{"store_id":{"data":{"type":"__proto__","id":"constructor"}}}}}`];
  const rest=['/order/price','/order/assign','/order/payment_create','/otp/verify','/otp/request','/otp/anonymous_account','/oauth/token','/user/register','/api/request/phone','/test_gateway/1','/test_gateway/261121000001'];
  const count:Record<number,number>={};
  for(let i=0;i<6000;i++){
    let m:string, p:string;
    if(rnd(4)===0){ m='POST'; p=pick(rest);} else { m=pick(['GET','POST','PATCH','DELETE','PUT','HEAD']); const q=Array.from({length:rnd(5)},()=>`${encodeURIComponent(pick(keys))}=${encodeURIComponent(pick(vals))}`).join('&'); p=`/jsonapi/${pick(types)}${rnd(2)?'/'+pick(ids)+pick(subs):''}?${q}`; }
    const sent = { ...(rnd(2)?{bearer:pick([s.bearer,'x','__proto__'])}:{}) };
    const r = await b.send(m,p,(m==='GET'||m==='HEAD')?undefined:pick(bodies),sent);
    count[r.status]=(count[r.status]??0)+1;
  }
  err.mockRestore();
  console.log(count, [...seen]);
  expect((await b.get('/jsonapi/commerce_product/default')).body.meta.count).toBe(257);
}, 120000);
