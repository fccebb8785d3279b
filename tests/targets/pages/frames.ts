import { each, type Page } from "#tests/targets/page.ts";

export const payment: Page = {
  name: "payment in a frame",
  lang: "en",
  html: `<div class="shop"><h1>Pay</h1><p>Order 5521, £64.00</p><div class="methods"><button type="button" class="method">Bank transfer</button><button type="button" class="method">Card</button></div><iframe title="Secure card payment" name="__privateFrame{n:fr}" width="500" height="300"><html lang="en"><body><form class="ElementsForm"><div class="Field"><label for="Field-number">Card number</label><input id="Field-number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"></div><div class="Field"><label for="Field-expiry">Expiry</label><input id="Field-expiry" name="expiry" autocomplete="cc-exp" placeholder="MM / YY"></div><div class="Field"><label for="Field-cvc">Security code</label><input id="Field-cvc" name="cvc" autocomplete="cc-csc" placeholder="CVC"></div><label><input type="checkbox" name="remember"> Remember this card</label><button type="button" class="Link">Scan card</button></form></body></html></iframe><button type="submit" class="pay">Pay £64.00</button></div>`,
  targets: {
    "iframe >>> #Field-expiry": "Valid until",
    "iframe >>> .Link": "Use camera",
    ".pay": "Order now",
  },
};

export const portal: Page = {
  name: "portal of frames",
  lang: "en",
  data: "Berg Costa Dahl Evans",
  html: `<div class="portal"><div class="portal-top"><a href="/portal">Home</a><a href="/portal/help">Help</a><button type="button">Sign out</button></div><iframe title="Navigation" width="200" height="400"><html lang="en"><body><ul class="nav">${each(["Timesheets", "Expenses", "Leave", "Payslips"], (item) => `<li><a href="/legacy/${item.toLowerCase()}.do" target="content">${item}</a></li>`)}</ul></body></html></iframe><iframe title="Content" name="content" width="700" height="400"><html lang="en"><body><h2>Expenses to approve</h2><table id="tblExpenses">${each(["Berg", "Costa", "Dahl", "Evans"], (person, index) => `<tr><td>${person}</td><td>${index * 40 + 25}.00</td><td><input type="button" value="Approve" onclick="void 0"> <input type="button" value="Reject" onclick="void 0"></td></tr>`)}</table><textarea name="remark" rows="2" cols="30"></textarea><input type="button" value="Export" class="std"></body></html></iframe></div>`,
  targets: {
    "[name=content] >>> tr:nth-child(3) input:last-child": "Turn down",
    "[title=Navigation] >>> li:nth-child(2) a": "Costs",
    "[name=content] >>> .std": "To Excel",
  },
};
