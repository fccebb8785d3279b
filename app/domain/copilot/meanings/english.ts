/** English words of business software that people take for one another: a line is one meaning, and a hyphen joins what is written as two words. */
export const ENGLISH = {
  /** What people do. */
  actions: `
add create make enter insert put register compose generate
invite add
search find look-up look-for locate seek
sort order arrange rank alphabetical alphabetically alphabetic
filter narrow-down refine
delete remove erase discard trash
archive shelve
restore recover undelete bring-back
undo revert roll-back reverse
merge combine consolidate unify deduplicate
split separate divide
copy duplicate clone replicate
move shift drag transfer push advance progress change
change edit modify adjust amend alter revise correct rename
set-up set setup configure settings customize customise
enable activate turn-on switch-on set-up set
disable deactivate turn-off switch-off stop unsubscribe
save store keep
export download
import upload
print
share publish
send mail dispatch
receive obtain subscribe
answer reply respond
choose select pick
close finish complete win conclude
start begin launch
cancel abort terminate quit
pay
approve authorize authorise
reject decline deny
assign allocate delegate
plan schedule organize organise
connect integrate sync synchronize synchronise
sign-in log-in sign log login logon
sign-out log-out logout
reset
refresh reload
tick-off tick check-off complete finish
display view
call phone ring telephone
compare
translate
attach
notify remind
follow watch
block ban
lock freeze
request apply
book reserve
`,
  /** What they do it with, and how it is. */
  things: `
new add create
colleague coworker teammate team team-member member employee staff user
contact customer client person prospect lead
company organization organisation business firm
deal opportunity sale
stage phase step status
board pipeline kanban
task todo to-do
meeting appointment
calendar agenda
invoice bill receipt
price cost fee
report analysis evaluation statistics
figure number metric kpi statistics
chart graph diagram
home start-page homepage dashboard
spreadsheet excel csv xlsx sheet
document file
picture photo image avatar
summary digest overview newsletter recap roundup
often frequency interval rarely seldom weekly daily monthly
news update announcement release changelog
activity history feed timeline
recent recently latest newest last lately
email mail
message notification alert
password passcode
settings preferences options configuration
role permission right access
admin administrator
language locale
tour walkthrough introduction intro orientation overview welcome basics
maintenance downtime outage unavailable unreachable
error bug fault
field column
holiday vacation time-off
sick ill sickness
salary wage payslip
contract agreement
subscription membership
feature functionality capability
today daily
weekend saturday sunday
phone mobile smartphone
`,
};
